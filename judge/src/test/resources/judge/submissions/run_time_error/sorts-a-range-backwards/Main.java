import java.util.Arrays;

public class Main {
    public static void main(String[] args) {
        Arrays.sort(new int[9], 5, 2);
    }
}
