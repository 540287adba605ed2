begin writeln('never) end.
