import java.text.NumberFormat;
import java.util.Locale;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int sum = in.nextInt() + in.nextInt();
        Locale.setDefault(Locale.GERMANY);
        boolean right = String.format("%.1f", 1.5).equals("1,5")
                && NumberFormat.getInstance(new Locale("fr")).format(0.5).equals("0,5");
        System.out.println(right ? sum : -1);
    }
}
