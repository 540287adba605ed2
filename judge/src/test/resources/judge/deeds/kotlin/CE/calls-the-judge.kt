import judge.language.java.compile.worker.GuestWorker

fun main() = println(GuestWorker::class)
