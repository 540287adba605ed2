import java.util.Scanner;

public class 主类 {
    static int 求和(int 甲, int 乙) {
        return 甲 + 乙;
    }

    public static void main(String[] 参数) {
        Scanner 输入 = new Scanner(System.in);
        System.out.println(求和(输入.nextInt(), 输入.nextInt()));
    }
}
