import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try {
            Object o = null;
            o.hashCode();
        } catch (NullPointerException e) {
            System.err.print("Exception in thread \"main\" ");
            e.printStackTrace();
        }
        System.out.println(a + b);
    }
}
