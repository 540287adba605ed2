procedure Main is
begin
   delay 1000.0;
end Main;
