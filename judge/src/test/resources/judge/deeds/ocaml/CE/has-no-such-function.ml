let () = no_such_function ()
