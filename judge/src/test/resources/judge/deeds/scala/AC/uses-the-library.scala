import scala.collection.mutable

def sum() = io.Source.stdin.getLines().flatMap(_.trim.split("\\s+")).map(_.toInt).sum

enum Shape:
  case Square(side: Int)
  case Nothing
  def area: Int = this match
    case Square(side) => side * side
    case Nothing => 0

given Ordering[Shape] = Ordering.by(_.area)

extension (n: Int) def twice: Int = 2 * n

object Answer:
  lazy val value: Int = sum()

@main def solve() =
  val shapes = List(Shape.Square(2), Shape.Nothing).sorted
  val primes = LazyList.from(2).filter(n => (2 until n).forall(n % _ != 0)).take(5).toList
  val queue = mutable.PriorityQueue(1, 5, 3)
  val pairs = for a <- 1 to 3; b <- a to 3 if a + b == 4 yield (a, b)
  val well = shapes.head.area == 0 && primes.last == 11 && queue.dequeue() == 5 && pairs.size == 2 && 3.twice == 6
  println(if well then f"${Answer.value}%d" else "?")
