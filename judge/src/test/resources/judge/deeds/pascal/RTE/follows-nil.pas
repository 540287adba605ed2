var p: ^longint;
begin p := nil; p^ := 1; end.
