uses baseunix;
var a, b: int64;
begin
  read(a, b);
  if fpfork >= 0 then writeln('BREACH') else writeln(a + b);
end.
