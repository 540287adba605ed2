class Worker {
    static void work() {
        Integer.parseInt("one");
    }
}
