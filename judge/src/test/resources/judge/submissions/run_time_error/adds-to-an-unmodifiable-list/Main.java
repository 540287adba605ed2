import java.util.List;

public class Main {
    public static void main(String[] args) {
        List<Integer> list = List.of(1);
        list.add(2);
    }
}
