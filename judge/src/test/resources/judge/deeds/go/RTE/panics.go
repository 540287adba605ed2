package main
func main() { var p *int; *p = 1 }
