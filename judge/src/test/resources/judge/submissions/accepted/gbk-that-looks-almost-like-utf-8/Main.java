import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String text = "ÁªÍ¨";
        boolean same = text.length() == 2 && text.charAt(0) == 0x8054 && text.charAt(1) == 0x901a;
        System.out.println(same ? a + b : "MISREAD " + text.length());
    }
}
