import scala.util.Try

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val result = sum()
  val names = List("dotty.tools.dotc.Main", "judge.language.java.compile.worker.GuestWorker")
  println(if names.exists(name => Try(Class.forName(name)).isSuccess) then "BREACH" else result)
