uses baseunix;
begin fpkill(fpgetpid, 9); writeln('BREACH') end.
