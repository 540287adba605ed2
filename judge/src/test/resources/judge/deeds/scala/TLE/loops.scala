def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  var number = sum().toLong
  while true do number = number * 31 + 7
