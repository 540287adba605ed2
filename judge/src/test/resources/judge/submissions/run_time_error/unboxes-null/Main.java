import java.util.HashMap;
import java.util.Map;

public class Main {
    public static void main(String[] args) {
        Map<String, Integer> counts = new HashMap<>();
        int count = counts.get("a");
        System.out.println(count);
    }
}
