local s = "x"
while true do s = s .. s if #s > 2^31 then s = "x" end end
