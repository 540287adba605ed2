import java.util.ArrayList;

public class Main {
    public static void main(String[] args) {
        System.out.println(new ArrayList<Integer>(81).get(0));
    }
}
