with Ada.Text_IO, Ada.Integer_Text_IO, Interfaces.C; use Interfaces.C;
procedure Main is
   A, B : Integer;
   function Socket (D, T, P : int) return int;
   pragma Import (C, Socket, "socket");
begin
   Ada.Integer_Text_IO.Get (A);
   Ada.Integer_Text_IO.Get (B);
   if Socket (2, 1, 0) >= 0 then
      Ada.Text_IO.Put_Line ("BREACH");
   else
      Ada.Integer_Text_IO.Put (A + B);
   end if;
end Main;
