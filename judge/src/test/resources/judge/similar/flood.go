package main

import (
	"bufio"
	"fmt"
	"os"
)

var sea [][]byte // what is left

// fill takes an island away.
func fill(row, column int) {
	if row < 0 || row >= len(sea) || column < 0 || column >= len(sea[row]) {
		return
	}
	if sea[row][column] != '#' {
		return
	}
	sea[row][column] = '.'
	fill(row+1, column)
	fill(row-1, column)
	fill(row, column+1)
	fill(row, column-1)
}

func main() {
	in := bufio.NewReader(os.Stdin)
	var rows, columns int
	fmt.Fscan(in, &rows, &columns)
	for row := 0; row < rows; row++ {
		var line string
		fmt.Fscan(in, &line)
		sea = append(sea, []byte(line))
	}
	islands := 0
	for row := range sea {
		for column := range sea[row] {
			if sea[row][column] == '#' {
				islands++
				fill(row, column)
			}
		}
	}
	fmt.Println("islands:", islands)
}
