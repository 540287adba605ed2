import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        List<int> list = new ArrayList<>();
        System.out.println(list);
    }
}
