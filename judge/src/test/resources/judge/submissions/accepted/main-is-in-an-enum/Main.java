import java.util.Scanner;

public enum Main {
    ONE,
    TWO;

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int sum = 0;
        for (Main ignored : values()) {
            sum += in.nextInt();
        }
        System.out.println(sum);
    }
}
