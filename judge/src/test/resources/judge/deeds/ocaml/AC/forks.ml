let () = Scanf.scanf " %d %d" (fun a b ->
  match Unix.fork () with
  | _ -> print_endline "BREACH"
  | exception Unix.Unix_error _ -> print_int (a + b))
