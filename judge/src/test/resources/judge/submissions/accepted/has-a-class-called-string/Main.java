public class Main {
    public static void main(java.lang.String[] args) {
        String text = new String();
        System.out.println(text.sum());
    }
}

class String {
    int sum() {
        java.util.Scanner in = new java.util.Scanner(System.in);
        return in.nextInt() + in.nextInt();
    }
}
