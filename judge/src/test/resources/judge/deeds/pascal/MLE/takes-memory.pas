var block: pbyte;
begin
  while true do
  begin
    getmem(block, 1000000);
    fillchar(block^, 1000000, 1);
  end;
end.
