def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

def deeper(depth: Int): Int = if depth < 0 then depth else deeper(depth + 1) + 1

@main def solve() = println(sum() + deeper(1))
