import java.nio.ByteBuffer
import scala.collection.mutable

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

@main def solve() =
  val all = mutable.ListBuffer[ByteBuffer]()
  while true do
    val buffer = ByteBuffer.allocateDirect(1_000_000)
    for i <- 0 until buffer.capacity by 4096 do buffer.put(i, 1.toByte)
    all += buffer
