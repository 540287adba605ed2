let () = Unix.sleep 1000
