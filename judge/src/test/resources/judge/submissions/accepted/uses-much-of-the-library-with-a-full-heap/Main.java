import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Scanner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        byte[][] blocks = new byte[46 * 16][];
        for (int i = 0; i < blocks.length; i++) {
            blocks[i] = new byte[64 * 1024];
        }

        long sum = 0;
        for (int round = 0; round < 15; round++) {
            TreeMap<String, Long> counts = new TreeMap<>();
            for (int i = 0; i < 400; i++) {
                counts.merge(String.format("%05d:%.2f", i * 7 % 100, round / 3.0), 1L, Long::sum);
            }
            String text = counts.keySet().stream().map(key -> key.replaceAll("0+(\\d)", "$1")).collect(Collectors.joining(","));
            sum += Arrays.stream(text.split(",")).collect(Collectors.groupingBy(String::length)).size();
            sum += new BigDecimal("1.5").pow(50).multiply(BigDecimal.valueOf(round)).setScale(5, RoundingMode.HALF_UP).signum();
            sum += BigInteger.TWO.pow(500 + round).mod(BigInteger.valueOf(1_000_007)).bitLength();
            sum += LocalDate.of(2000, 1, 1).plusDays(round).getDayOfYear();
            sum += IntStream.range(0, 1_000).parallel().mapToObj(Integer::toString).sorted().skip(999).count();
        }
        System.out.println(sum == 0 ? -1 : a + b + blocks[blocks.length - 1][0]);
    }
}
