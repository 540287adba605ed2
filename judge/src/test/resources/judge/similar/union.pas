program Sets;
var
  parent: array[0..10000] of longint;
  line, above: string;
  rows, columns, i, j, count: longint;

function root(cell: longint): longint;
begin
  while parent[cell] <> cell do
  begin
    parent[cell] := parent[parent[cell]];
    cell := parent[cell];
  end;
  root := cell;
end;

function joined(one, other: longint): longint;
var
  first, second: longint;
begin
  first := root(one);
  second := root(other);
  parent[first] := second;
  joined := ord(first <> second);
end;

begin
  readln(rows, columns);
  above := stringofchar('.', columns);
  count := 0;
  i := 0;
  while i < rows do
  begin
    readln(line);
    for j := 1 to columns do
    begin
      parent[i * columns + j] := i * columns + j;
      if line[j] = '.' then continue;
      inc(count);
      if (j > 1) and (line[j - 1] = '#') then dec(count, joined(i * columns + j, i * columns + j - 1));
      if above[j] = '#' then dec(count, joined(i * columns + j, i * columns + j - columns));
    end;
    above := line;
    inc(i);
  end;
  writeln('there are ', count);
end.
