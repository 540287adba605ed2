fun solve() = println(3)
