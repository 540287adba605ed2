@main def left() = println(3)

@main def right() = println(3)
