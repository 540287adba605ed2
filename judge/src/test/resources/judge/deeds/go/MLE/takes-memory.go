package main
var all [][]byte
func main() {
for {
one := make([]byte, 1000000)
for i := range one { one[i] = 1 }
all = append(all, one)
}
}
