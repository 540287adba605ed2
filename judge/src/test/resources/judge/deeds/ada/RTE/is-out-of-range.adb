with Ada.Integer_Text_IO;
procedure Main is
   N : Integer;
   X : Positive := 1;
begin
   Ada.Integer_Text_IO.Get (N);
   X := X - N;
   Ada.Integer_Text_IO.Put (X);
end Main;
