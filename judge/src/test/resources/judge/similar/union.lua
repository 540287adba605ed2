local rows, columns = io.read("n", "n", "l")
local parent, land, lines = {}, 0, {}

local function root(cell)
  while parent[cell] ~= cell do
    parent[cell] = parent[parent[cell]]
    cell = parent[cell]
  end
  return cell
end

local function join(one, other)
  local first, second = root(one), root(other)
  if first == second then return 0 end
  parent[first] = second
  return 1
end

local joined = 0
for row = 0, rows - 1 do
  local line = io.read("l")
  for column = 0, columns - 1 do
    local cell = row * columns + column
    if line:sub(column + 1, column + 1) == "#" then
      parent[cell] = cell
      land = land + 1
      if column > 0 and parent[cell - 1] then joined = joined + join(cell, cell - 1) end
      if row > 0 and parent[cell - columns] then joined = joined + join(cell, cell - columns) end
    end
  end
end
print(land - joined)
