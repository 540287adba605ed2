import java.io.PrintWriter;

public class Main {
    public static void main(String[] args) throws Exception {
        new PrintWriter("/classes/sum.out").close();
    }
}
