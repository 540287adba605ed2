import java.util.Stack;

public class Main {
    public static void main(String[] args) {
        System.out.println(new Stack<Integer>().pop());
    }
}
