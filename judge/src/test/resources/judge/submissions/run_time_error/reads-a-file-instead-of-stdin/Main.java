import java.io.File;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) throws Exception {
        System.out.println(new Scanner(new File("input.txt")).nextInt());
    }
}
