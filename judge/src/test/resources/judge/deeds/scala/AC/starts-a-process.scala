import scala.sys.process.*
import java.lang.ProcessBuilder
import scala.util.Try

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val started = Try(ProcessBuilder("/bin/sh", "-c", "echo BREACH").start()).isSuccess || Try("echo BREACH".!!).isSuccess
  println(if started then "BREACH" else sum())
