import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String text = "中𠮷";
        boolean same = text.codePointCount(0, text.length()) == 2 && text.codePointAt(1) == 0x20bb7;
        System.out.println(same ? a + b : "MISREAD " + text.length());
    }
}
