public class Main {
    static class Cell implements Comparable<Cell> {
    }

    public static void main(String[] args) {
        System.out.println(new Cell());
    }
}
