procedure Main is
   X : Integer := 0;
   pragma Volatile (X);
begin
   loop
      X := (X + 1) mod 7;
   end loop;
end Main;
