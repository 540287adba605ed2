import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.err.println("Terminating due to java.lang.OutOfMemoryError: Java heap space");
        System.err.println("Exception in thread \"main\" java.lang.OutOfMemoryError: Java heap space");
        System.out.println(a + b);
    }
}
