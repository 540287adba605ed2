import scala.collection.mutable

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val all = mutable.ListBuffer[Array[Int]]()
  while true do all += Array.tabulate(250_000)(identity)
