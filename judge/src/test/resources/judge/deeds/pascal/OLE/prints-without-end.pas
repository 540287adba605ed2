begin while true do writeln('answer answer answer') end.
