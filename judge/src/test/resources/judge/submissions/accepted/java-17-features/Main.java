import java.util.Scanner;

public class Main {
    sealed interface Term permits Number, Plus {}

    record Number(int value) implements Term {}

    record Plus(Term left, Term right) implements Term {}

    static int value(Term term) {
        if (term instanceof Number n) {
            return n.value();
        }
        return term instanceof Plus p ? value(p.left()) + value(p.right()) : 0;
    }

    public static void main(String[] args) {
        var in = new Scanner(System.in);
        var sum = new Plus(new Number(in.nextInt()), new Number(in.nextInt()));
        System.out.println(
                switch (args.length) {
                    case 0 -> value(sum);
                    default -> "arguments were given";
                });
    }
}
