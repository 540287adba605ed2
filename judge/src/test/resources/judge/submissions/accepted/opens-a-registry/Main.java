import java.rmi.registry.LocateRegistry;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int sum = in.nextInt() + in.nextInt();
        try {
            LocateRegistry.createRegistry(1099);
            System.out.println("BREACH: a registry listens");
        } catch (Throwable e) {
            // As it should be.
        }
        System.out.println(sum);
        System.exit(0);
    }
}
