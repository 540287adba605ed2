import java.io.BufferedReader;
import java.io.InputStreamReader;

public class Main {
    public static void main(String[] args) throws Exception {
        new BufferedReader(new InputStreamReader(System.in)).close();
        System.out.println(System.in.read());
    }
}
