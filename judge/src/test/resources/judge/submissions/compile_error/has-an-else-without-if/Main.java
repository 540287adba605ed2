public class Main {
    public static void main(String[] args) {
        int a = 1;
        if (a > 0);
            System.out.println(1);
        else
            System.out.println(2);
    }
}
