package main

import "fmt"

type sets struct{ parent []int }

func (s *sets) root(cell int) int {
	if s.parent[cell] != cell {
		s.parent[cell] = s.root(s.parent[cell])
	}
	return s.parent[cell]
}

func (s *sets) join(one, other int) bool {
	first, second := s.root(one), s.root(other)
	s.parent[first] = second
	return first != second
}

func main() {
	var rows, columns, count int
	fmt.Scan(&rows, &columns)
	all := sets{make([]int, rows*columns)}
	above := ""
	for row := 0; row < rows; row++ {
		var line string
		fmt.Scan(&line)
		for column, sign := range line {
			cell := row*columns + column
			all.parent[cell] = cell
			if sign == '#' {
				count++
				if column > 0 && line[column-1] == '#' && all.join(cell, cell-1) {
					count--
				}
				if row > 0 && above[column] == '#' && all.join(cell, cell-columns) {
					count--
				}
			}
		}
		above = line
	}
	fmt.Println("islands:", count)
}
