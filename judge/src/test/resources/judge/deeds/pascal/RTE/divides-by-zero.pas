var zero: longint;
begin zero := 0; writeln(1 div zero) end.
