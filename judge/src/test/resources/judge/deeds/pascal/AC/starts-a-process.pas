{$mode objfpc}
uses sysutils;
var a, b: int64; ok: boolean;
begin
  read(a, b);
  ok := false;
  try
    ok := executeprocess('/program/program', '') = 0;
  except
  end;
  if ok then writeln('BREACH') else writeln(a + b);
end.
