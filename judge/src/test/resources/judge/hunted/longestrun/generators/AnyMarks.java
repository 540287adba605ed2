import java.util.Random;
import java.util.StringJoiner;

/** Marks of two kinds at random: ever more of them, as the second argument counts up. */
public class AnyMarks {
    public static void main(String[] args) {
        Random random = new Random(Long.parseLong(args[0]));
        int count = 1 + random.nextInt(4 + 4 * Integer.parseInt(args[1]));
        int one = random.nextInt(10);
        int other = random.nextInt(10);
        StringJoiner marks = new StringJoiner(" ");
        for (int i = 0; i < count; i++) {
            marks.add(String.valueOf(random.nextBoolean() ? one : other));
        }
        System.out.println(count + "\n" + marks);
    }
}
