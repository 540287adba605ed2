import judge.language.java.compile.worker.GuestWorker

@main def solve() = println(classOf[GuestWorker])
