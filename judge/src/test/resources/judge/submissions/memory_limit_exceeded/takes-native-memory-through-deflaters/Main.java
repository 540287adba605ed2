import java.util.ArrayList;
import java.util.List;
import java.util.Scanner;
import java.util.zip.Deflater;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        List<Deflater> deflaters = new ArrayList<>();
        byte[] input = new byte[1 << 16];
        byte[] output = new byte[1 << 10];
        for (int i = 0; i < 10_000; i++) {
            Deflater deflater = new Deflater();
            deflater.setInput(input);
            deflater.deflate(output);
            deflaters.add(deflater);
        }
        System.out.println("BREACH: 10,000 deflaters");
    }
}
