with Ada.Text_IO, Ada.Integer_Text_IO, Interfaces.C; use Interfaces.C;
procedure Main is
   A, B : Integer;
   F : Ada.Text_IO.File_Type;
begin
   Ada.Integer_Text_IO.Get (A);
   Ada.Integer_Text_IO.Get (B);
   begin
      Ada.Text_IO.Create (F, Ada.Text_IO.Out_File, "/program/x");
      Ada.Text_IO.Put_Line ("BREACH");
   exception
      when others => Ada.Integer_Text_IO.Put (A + B);
   end;
end Main;
