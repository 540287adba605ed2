uses sysutils;
var a, b: int64;
begin
  read(a, b);
  if fileexists('/etc/passwd') or fileexists('/etc/shadow') or directoryexists('/usr/bin') then writeln('BREACH') else writeln(a + b);
end.
