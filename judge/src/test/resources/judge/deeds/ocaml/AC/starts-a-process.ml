let () = Scanf.scanf " %d %d" (fun a b ->
  match Unix.system "true" with
  | Unix.WEXITED 0 -> print_endline "BREACH"
  | _ -> print_int (a + b)
  | exception Unix.Unix_error _ -> print_int (a + b))
