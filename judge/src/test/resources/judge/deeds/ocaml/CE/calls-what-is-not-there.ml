external f : int -> int = "no_such_thing_in_c"
let () = print_int (f 1)
