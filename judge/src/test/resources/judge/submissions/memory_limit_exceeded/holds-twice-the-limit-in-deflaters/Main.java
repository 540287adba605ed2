import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Scanner;
import java.util.zip.Deflater;

public class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        List<Deflater> deflaters = new ArrayList<>();
        byte[] input = new byte[1 << 16];
        byte[] output = new byte[1 << 10];
        new Random(1).nextBytes(input);
        for (int i = 0; i < 500; i++) {
            Deflater deflater = new Deflater();
            deflater.setInput(input);
            deflater.deflate(output);
            deflaters.add(deflater);
        }
        System.out.println(a + b + deflaters.size() - 500);
    }
}
