procedure Main is
begin
   raise Storage_Error;
end Main;
