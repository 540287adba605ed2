package main
import _ "unsafe"
//go:linkname x runtime.noSuchThing
func x()
func main() { x() }
