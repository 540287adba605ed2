class Sets
  def initialize(size)
    @parent = (0...size).to_a
  end

  def root(cell)
    cell = @parent[cell] = @parent[@parent[cell]] while @parent[cell] != cell
    cell
  end

  def join(one, other)
    first = root(one)
    second = root(other)
    @parent[first] = second
    first == second ? 0 : 1
  end
end

rows, columns = STDIN.readline.split.map { |word| Integer(word) }
lines = STDIN.readlines.map(&:strip)
sets = Sets.new(rows * columns)
land = lines.sum { |line| line.count("#") }
joined = 0
lines.each_with_index do |line, row|
  (0...columns).select { |column| line[column] == "#" }.each do |column|
    cell = row * columns + column
    joined += sets.join(cell, cell - 1) if column > 0 && line[column - 1] == "#"
    joined += sets.join(cell, cell - columns) if row > 0 && lines[row - 1][column] == "#"
  end
end
puts "there are #{land - joined}"
