import java.util.PriorityQueue;
import java.util.Queue;

public class Main {
    public static void main(String[] args) {
        Queue<Main> queue = new PriorityQueue<>();
        queue.add(new Main());
        queue.add(new Main());
        System.out.println(queue);
    }
}
