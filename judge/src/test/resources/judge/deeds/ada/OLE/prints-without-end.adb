with Ada.Text_IO;
procedure Main is
begin
   loop
      Ada.Text_IO.Put_Line ("answer answer answer");
   end loop;
end Main;
