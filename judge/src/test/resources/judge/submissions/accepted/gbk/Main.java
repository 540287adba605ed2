import java.util.Scanner;

// 求两个数的和，用扫描器读入。
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String text = "中文";
        boolean same = text.length() == 2 && text.charAt(0) == 0x4e2d && text.charAt(1) == 0x6587;
        System.out.println(same ? a + b : "MISREAD " + text.length());
    }
}
