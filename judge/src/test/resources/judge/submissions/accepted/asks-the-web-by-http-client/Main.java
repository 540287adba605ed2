import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Scanner;
import javax.net.ssl.KeyManager;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLContextSpi;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocketFactory;
import javax.net.ssl.SSLSessionContext;
import javax.net.ssl.SSLSocketFactory;
import javax.net.ssl.TrustManager;

public class Main {
    /** To load what the library has takes longer than all the rest. */
    static final class NoTls extends SSLContextSpi {
        @Override
        protected void engineInit(KeyManager[] keys, TrustManager[] trust, SecureRandom random) {}

        @Override
        protected SSLSocketFactory engineGetSocketFactory() {
            throw new UnsupportedOperationException();
        }

        @Override
        protected SSLServerSocketFactory engineGetServerSocketFactory() {
            throw new UnsupportedOperationException();
        }

        @Override
        protected SSLEngine engineCreateSSLEngine() {
            throw new UnsupportedOperationException();
        }

        @Override
        protected SSLEngine engineCreateSSLEngine(String host, int port) {
            throw new UnsupportedOperationException();
        }

        @Override
        protected SSLSessionContext engineGetServerSessionContext() {
            throw new UnsupportedOperationException();
        }

        @Override
        protected SSLSessionContext engineGetClientSessionContext() {
            throw new UnsupportedOperationException();
        }

        @Override
        protected SSLParameters engineGetDefaultSSLParameters() {
            return new SSLParameters(new String[0], new String[0]);
        }

        @Override
        protected SSLParameters engineGetSupportedSSLParameters() {
            return engineGetDefaultSSLParameters();
        }
    }

    public static void main(String[] args) {
        Scanner in = new Scanner(System.in);
        int sum = in.nextInt() + in.nextInt();
        try {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://1.1.1.1/"))
                    .timeout(Duration.ofSeconds(1))
                    .build();
            HttpClient client = HttpClient.newBuilder()
                    .sslContext(new SSLContext(new NoTls(), null, "none") {})
                    .build();
            client.send(request, HttpResponse.BodyHandlers.ofString());
            System.out.println("BREACH: the web has answered");
        } catch (Throwable e) {
            // As it should be.
        }
        System.out.println(sum);
        System.exit(0);
    }
}
