uses sysutils;
begin sleep(1000000) end.
