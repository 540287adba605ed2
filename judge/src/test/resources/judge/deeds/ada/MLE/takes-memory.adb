procedure Main is
   type Block;
   type Link is access Block;
   type Block is record
      Text : String (1 .. 1_000_000) := (others => 'x');
      Next : Link;
   end record;
   Last, One : Link;
begin
   loop
      One := new Block;
      One.Next := Last;
      Last := One;
   end loop;
end Main;
