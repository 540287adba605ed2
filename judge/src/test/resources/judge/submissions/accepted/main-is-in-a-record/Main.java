import java.util.Scanner;

record Main(int a, int b) {
    int sum() {
        return a + b;
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        System.out.println(new Main(in.nextInt(), in.nextInt()).sum());
    }
}
