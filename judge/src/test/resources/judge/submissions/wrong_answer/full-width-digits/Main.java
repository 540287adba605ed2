import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        StringBuilder wide = new StringBuilder();
        for (char c : String.valueOf(a + b).toCharArray()) {
            wide.append(c == '-' ? '\uff0d' : (char) (c - '0' + '\uff10'));
        }
        System.out.write((wide + "\n").getBytes("UTF-8"));
    }
}
