let () = Scanf.scanf " %d %d" (fun a b ->
  if List.exists Sys.file_exists ["/etc/passwd"; "/etc/shadow"; "/usr/bin"; "/proc/1/root/etc/passwd"]
  then print_endline "BREACH" else print_int (a + b))
