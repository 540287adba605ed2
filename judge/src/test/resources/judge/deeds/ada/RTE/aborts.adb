procedure Main is
   procedure C_Abort;
   pragma Import (C, C_Abort, "abort");
begin
   C_Abort;
end Main;
