let all = ref []
let () = while true do all := Bytes.make 1000000 'x' :: !all done
