public class Main {
    public static void main(String[] args) {
        int i = 0;
        for (int i = 0; i < 9; i++) {
            System.out.println(i);
        }
    }
}
