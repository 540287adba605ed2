import java.util.ArrayDeque;

public class Main {
    public static void main(String[] args) {
        System.out.println(new ArrayDeque<Integer>().remove());
    }
}
