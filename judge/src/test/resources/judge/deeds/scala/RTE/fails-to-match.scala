def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val some: Option[Int] = Some(sum()).filter(_ < Int.MinValue)
  println(some.get)
