package main
// #include "/etc/passwd"
import "C"
func main() {}
