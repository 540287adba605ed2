# Counts islands: each is filled once.
rows, columns = gets.split.map(&:to_i)
map = Array.new(rows) { gets.chomp.chars }

def fill(map, row, column)
  return if row < 0 || column < 0 || row >= map.size || column >= map[row].size
  return unless map[row][column] == "#" # no land
  map[row][column] = "."
  [[0, 1], [1, 0], [0, -1], [-1, 0]].each do |down, right|
    fill(map, row + down, column + right)
  end
end

islands = 0
rows.times do |row|
  columns.times do |column|
    if map[row][column] == "#"
      islands += 1
      fill(map, row, column)
    end
  end
end
puts "there are #{islands}"
