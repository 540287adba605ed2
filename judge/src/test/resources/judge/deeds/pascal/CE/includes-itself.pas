{$I includes-itself.pas}
begin
end.
