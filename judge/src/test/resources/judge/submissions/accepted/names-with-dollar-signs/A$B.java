import java.util.Scanner;

public class A$B {
    public static void main(String[] $) {
        Scanner $$ = new Scanner(System.in);
        System.out.println(new $().plus($$.nextInt(), $$.nextInt()));
    }
}

class $ {
    int plus(int a, int b) {
        return a + b;
    }
}
