let () = Scanf.scanf " %d %d" (fun a b ->
  let writes f = match open_out f with _ -> true | exception Sys_error _ -> false in
  if List.exists writes ["/program/x"; "/x"; "/program/program"] then print_endline "BREACH" else print_int (a + b))
