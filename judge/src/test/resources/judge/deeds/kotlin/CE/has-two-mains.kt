object Left {
    @JvmStatic fun main(arguments: Array<String>) = println(3)
}

object Right {
    @JvmStatic fun main(arguments: Array<String>) = println(3)
}
