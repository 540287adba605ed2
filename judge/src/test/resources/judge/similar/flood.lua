-- Counts islands: each is filled once.
local rows, columns = io.read("n", "n", "l")
local map = {}
for row = 1, rows do
  map[row] = { io.read("l"):byte(1, columns) }
end

local function fill(row, column)
  if row < 1 or row > rows or column < 1 or column > columns then return end
  if map[row][column] ~= 35 then return end -- not land
  map[row][column] = 46
  for _, step in ipairs({ { 0, 1 }, { 1, 0 }, { 0, -1 }, { -1, 0 } }) do
    fill(row + step[1], column + step[2])
  end
end

local islands = 0
for row = 1, rows do
  for column = 1, columns do
    if map[row][column] == 35 then
      islands = islands + 1
      fill(row, column)
    end
  end
end
print(islands)
