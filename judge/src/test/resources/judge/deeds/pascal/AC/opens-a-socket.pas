uses syscall;
var a, b: int64;
begin
  read(a, b);
  if do_syscall(41, 2, 1, 0) >= 0 then writeln('BREACH') else writeln(a + b);
end.
