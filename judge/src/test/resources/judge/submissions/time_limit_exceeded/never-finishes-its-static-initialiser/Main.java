public class Main {
    static int state = 1;

    static {
        while (state != 0) {
            state = state * 31 | 1;
        }
    }

    public static void main(String[] args) {
        System.out.println(3);
    }
}
