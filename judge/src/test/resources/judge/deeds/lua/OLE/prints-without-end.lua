while true do print("answer answer answer") end
