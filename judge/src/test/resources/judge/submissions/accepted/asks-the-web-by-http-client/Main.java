import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.rmi.registry.LocateRegistry;
import java.time.Duration;
import java.util.Scanner;

public class Main {
    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int sum = in.nextInt() + in.nextInt();
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://1.1.1.1/"))
                    .timeout(Duration.ofSeconds(1))
                    .build();
            HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
            System.out.println("BREACH: the web has answered");
        } catch (Throwable e) {
            // As it should be.
        }
        try {
            LocateRegistry.createRegistry(1099);
            System.out.println("BREACH: a registry listens");
        } catch (Throwable e) {
            // As it should be.
        }
        System.out.println(sum);
        System.exit(0);
    }
}
