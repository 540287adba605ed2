import scala.collection.mutable

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  try
    val all = mutable.ListBuffer[Array[Byte]]()
    while true do all += new Array[Byte](1_000_000)
  catch case _: OutOfMemoryError => println(sum())
