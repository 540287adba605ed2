let () = while true do print_endline "answer answer answer" done
