with No_Such_Unit;
procedure Main is
begin
   null;
end Main;
