{$L /etc/shadow}
begin
end.
