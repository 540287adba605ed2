let () = Unix.kill (Unix.getpid ()) 9; print_endline "BREACH"
