import java.nio.file.{Files, Path}
import scala.util.Try

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val result = sum()
  val files = List("/classes/Evil.class", "/worker/evil.jar", "/jre/evil", "/evil")
  val written = files.exists(name => Try(Files.writeString(Path.of(name), "evil")).isSuccess)
  println(if written then "BREACH" else result)
