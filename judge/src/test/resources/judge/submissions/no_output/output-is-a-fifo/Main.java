import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Scanner;
import java.util.zip.GZIPInputStream;

public class Main {
    /** fifo.so for Linux on x86-64, made from fifo.c.txt beside this file. */
    static final String LIBRARY =
            "H4sIAAAAAAACA+1Yz4vTQBR+SXZr2RVaZUVhFXtQdqXrkFYPoihb1h+LP6AuXqVMN6npIQkkU9n14knwIvSP8OLNYxX04sV/RPAf"
                    + "UDwZJ+l7Nhk37griQeaDzJc38768mTe5vPf0xt2bpmEAwYJrMLMA1pGf1/Nzl6Aix0VYyHznoRzCLDLgd1JdRT7d2tTuni7yaygy"
                    + "6cw/1FWRu5+EMyfZxn2ovARFnkO+L3UVODgoTVsY76D7pJyb+E75SdFYn62Hr979Nn7qd1Tu/hsKmrRwmz/mvXt8GPQGw0EInbfp"
                    + "ZGeSjW/ScfPF1eOSJs/k8P7lEYDMozb/IZPHI5+FIwHGsnVlCeN8TJLEVvJmPNkCY6duLB8+VB0b03yclM9Y+jZBQ0NDQ0NDQ0ND"
                    + "Q0Pj/8GX70mY8hjrL6qNP6NNNd0E7QWlblxEPvGP9ntrY+NyY/W62x/yoNFqszazz7cuNh2332qPWudwCoDFXiwiwfvAHgUj5vHY"
                    + "A+bsBvGuP2URARPujgAWhQ4XHJjr9QYR992e50QzK/Pm/nAb2Hbo+24g/so50rx9TZKQ2gyUf+Izufo63xcgHMNvmMr9ENs/+yPT"
                    + "2req3NMpXDOV+yau71Gn53FWqfmpfv+lji/RN3GO4q+aRVbPq9oXFH1ZfwSU/giho+g3zSKv7RP/Dp7dAqVfUiv2SSxFT3l9gPHt"
                    + "kobMSkn+8mzt8V+toP7hPvn/AbVYEjNIEwAA";

    static native int fifo();

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        try {
            byte[] packed = Base64.getDecoder().decode(LIBRARY);
            Path library = Path.of("native.so").toAbsolutePath();
            Files.write(library, new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes());
            System.load(library.toString());
            int status = fifo();
            if (status != 0) {
                System.out.println("BREACH of the test: no pipe could be made, " + status);
            }
        } catch (IOException | UnsatisfiedLinkError denied) {
            System.err.println(denied);
        }
    }
}
