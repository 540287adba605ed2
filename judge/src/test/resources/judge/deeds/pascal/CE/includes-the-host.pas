{$I /etc/passwd}
begin
end.
