import java.io.RandomAccessFile;
import java.util.Scanner;

class Main {
    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int sum = in.nextInt() + in.nextInt();
        try (RandomAccessFile file = new RandomAccessFile("sum.out", "rw")) {
            file.writeBytes(sum + "\n");
            file.seek(2_000_000_000);
            file.writeBytes("\n");
        }
        System.out.println(sum);
    }
}
