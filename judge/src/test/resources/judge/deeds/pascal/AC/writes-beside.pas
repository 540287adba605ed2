var a, b: int64; f: text; found: boolean;
procedure attempt(name: string);
begin
  assign(f, name);
  {$I-} rewrite(f); {$I+}
  if ioresult = 0 then found := true;
end;
begin
  read(a, b);
  found := false;
  attempt('/program/x'); attempt('/x'); attempt('/program/program');
  if found then writeln('BREACH') else writeln(a + b);
end.
