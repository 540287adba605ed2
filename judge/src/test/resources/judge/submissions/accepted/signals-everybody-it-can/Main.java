import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Scanner;
import java.util.zip.GZIPInputStream;

public class Main {
    /** everybody.so for Linux on x86-64, made from everybody.c.txt beside this file. */
    static final String LIBRARY =
            "H4sIAAAAAAACA6t39XFjYmRkgAFmBjsGBI+BwQFKNwggi1kwsAFJLgZOsFpWBtzAhhmVZoCaA9LHBsQB/BB+gDwqvYEBlYbpYyJR"
                    + "HweUDnhaksICpM8wQfjotAgDKs0CpQOB+tgYiAewYAqC2kesO2FhzgRlw8IHHPYMDAowNX9fhhbjsx+kRgjo+r9QA8/CJLwSyxLj"
                    + "fRMz8+KLM9PzEnNyUlMYHMMdwxxDHUNCg3eD7N0LUue47xWI3AvS77gHLLLfDki+5me86tF8mNGj8fcCoJ9K3B13gSV3gMmdIBIs"
                    + "4NP5wafzvUfnPX5Wl85HHq0HSo5DxX94dN7fxwlk8rMChfmnHOLfdun1KkxjdoOsAysES3kcP/4fCDw6bwD1Nf9gbL7KAGR7dF7n"
                    + "Z+18ER3rGOMY6xjnGH8Y6HdpZmsBaBgYArXoIMUnY1UQA2OFAKM0DzvHBEZIupYBhee////BYeTEJ9DP5MQn0cfsxKfQy+LEp9HD"
                    + "6shn0MbmyGfRzM60k8/AkU8DKAVUAlTqxMfBMApGwSgYBaNgFIyCUTAKRsEoGOHg67//+SB6ArT/Besbv4DyYX26HVA+F5QvCqW5"
                    + "obQEndzr7uxspaDhkpqUmZinYGikZ6RnoGtoop2SmmRoVGqoCRViYNArziguKSpJTGLQS88r1ctILM5g0EupzCuuzIXQJUUMeiWp"
                    + "FSUMeqkZ8WlFibmp8RkpRQgeWFVibmYyg15yfm5ual4JVdwPCq9v///nQ7vx8HCH0SpI/Wrk8QAGpHDnRpKHxQuMNoCPi0D6lRxo"
                    + "8SMLlWNCi2cYLYqlf44MVNH6+rB+O0b/HYd+bagYzH5c4xoMaOMaMGCJpv8BEyodg6YePfycoW6HDe/Axzn4Ucc3mNH0w8ZJfKD2"
                    + "G+AYSFHH4X9kmhlLulCH6g8lEH4AngKzYQATAAA=";

    static native int signalled();

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        String breach = null;
        try {
            byte[] packed = Base64.getDecoder().decode(LIBRARY);
            Path library = Path.of("native.so").toAbsolutePath();
            Files.write(library, new GZIPInputStream(new ByteArrayInputStream(packed)).readAllBytes());
            System.load(library.toString());
            int reached = signalled();
            if (reached > 0) {
                breach = "reached " + reached + " processes";
            }
        } catch (IOException | UnsatisfiedLinkError denied) {
            System.err.println(denied);
        }
        System.out.println(breach == null ? String.valueOf(a + b) : "BREACH: " + breach);
    }
}
