let () = Scanf.scanf " %d %d" (fun a b ->
  let other f = f <> "1" && int_of_string_opt f <> None in
  if Array.exists other (Sys.readdir "/proc") then print_endline "BREACH" else print_int (a + b))
