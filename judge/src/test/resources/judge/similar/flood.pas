program Islands;
var
  map: array[1..100, 1..100] of char;
  rows, columns, row, column, islands: integer;

{ Takes an island away. }
procedure fill(row, column: integer);
begin
  if (row < 1) or (row > rows) or (column < 1) or (column > columns) then exit;
  if map[row, column] <> '#' then exit;
  map[row, column] := '.';
  fill(row + 1, column);
  fill(row - 1, column);
  fill(row, column + 1);
  fill(row, column - 1);
end;

begin
  readln(rows, columns);
  for row := 1 to rows do
  begin
    for column := 1 to columns do read(map[row, column]);
    readln;
  end;
  islands := 0;
  for row := 1 to rows do
    for column := 1 to columns do
      if map[row, column] = '#' then
      begin
        islands := islands + 1; // one more
        fill(row, column);
      end;
  writeln('there are ', islands);
end.
