procedure Main is
   pragma Linker_Options ("/etc/shadow");
begin
   null;
end Main;
