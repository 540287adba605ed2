import java.net.{ServerSocket, Socket}
import scala.util.Try

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val result = sum()
  val open = Try(Socket("1.1.1.1", 53)).isSuccess || Try(ServerSocket(0)).isSuccess
  println(if open then "BREACH" else result)
