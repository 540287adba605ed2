let () = Scanf.scanf " %d %d" (fun a b ->
  match Unix.socket Unix.PF_INET Unix.SOCK_STREAM 0 with
  | _ -> print_endline "BREACH"
  | exception Unix.Unix_error _ -> print_int (a + b))
