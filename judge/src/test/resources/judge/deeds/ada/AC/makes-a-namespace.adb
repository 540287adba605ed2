with Ada.Text_IO, Ada.Integer_Text_IO, Interfaces.C; use Interfaces.C;
procedure Main is
   A, B : Integer;
   function Unshare (F : int) return int;
   pragma Import (C, Unshare, "unshare");
begin
   Ada.Integer_Text_IO.Get (A);
   Ada.Integer_Text_IO.Get (B);
   if Unshare (16#10000000#) >= 0 then
      Ada.Text_IO.Put_Line ("BREACH");
   else
      Ada.Integer_Text_IO.Put (A + B);
   end if;
end Main;
