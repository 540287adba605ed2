import java.util.Scanner;

// Schüler: Jürgen Müller, Übung 3, Größe
public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        if (!"Größe".equals("Gr\u00f6\u00dfe")) {
            throw new IllegalStateException();
        }
        System.out.println(in.nextInt() + in.nextInt());
    }
}
