import java.math.BigDecimal;

public class Main {
    public static void main(String[] args) {
        System.out.println(BigDecimal.ONE.divide(new BigDecimal(3)));
    }
}
