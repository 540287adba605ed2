import java.util.Random;

public class Main {
    public static void main(String[] args) {
        System.out.println(new Random().nextInt(0));
    }
}
