begin while true do ; end.
