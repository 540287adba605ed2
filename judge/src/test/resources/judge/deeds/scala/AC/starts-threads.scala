import java.util.concurrent.atomic.AtomicInteger

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val result = sum()
  val all = AtomicInteger()
  val threads = (1 to 20).map(_ => Thread(() => for _ <- 1 to 1000 do all.incrementAndGet()))
  threads.foreach(_.start())
  threads.foreach(_.join())
  println(if all.get == 20_000 then result else -1)
