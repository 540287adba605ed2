public class Main {
    static final long[][] TABLE = new long[20_000][20_000];

    public static void main(String[] args) {
        System.out.println(3 + TABLE[0][0]);
    }
}
