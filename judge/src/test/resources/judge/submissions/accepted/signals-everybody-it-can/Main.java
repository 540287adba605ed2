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
            "H4sIAAAAAAACA6t39XFjYmRkgAFmBjsGBI+BwQFKNwggi1kwsAFJLgZOsFpWBtzAhBmVZoCaA9LHBsQB/BB+gDwqvY"
                    + "EBlYbpYyJRHweUDnhaksICpA8wQfjotAgDKs0CpQOB+tgYiAewYAqC2kesO2FhzgRlw8IHHPYMDAowNX9fhhbjsx+k"
                    + "Rgjo+r9QAw/BJLwSyxLjfRMz8+KLM9PzEnNyUlMYHMMdwxxDHUNCg3eD7N0LUue47xWI3AvS77gHLLLfDki+5me86t"
                    + "F8mNGj8fcCoJ9K3B13gSV3gMmdIBIs4NP5wafzvUfnPX5Wl85HHq0HSo5DxX94dN7fxwlk8rMChfmnHOLfdun1Kkxj"
                    + "doCs8zh+/D8QgNWDVQA1Nf9g7HzRfIEhOtYxxjHWMc4x/jADozSztQjU37ZADQZo8chYFcTAWCHAKM3DzjGBEZKeZU"
                    + "BpFqgWHDZOfAL9TE58En3MTnwKvSxOfBo9rI58Bm1sjnwWzexM6/gMHPk0gFJAJUClTnwcDKNgFIyCUTAKRsEoGAWj"
                    + "YBSMglEABl///c8H0ROg/S9Y3/gFlA/r0+2A8rmgfFEozQ2lJejkXndnZysFDZfUpMzEPAVDIz0jPQNdQxPtlNQkQ6"
                    + "NSQ02oEAODXnFGcUlRSWISg156XqleRmJxBoNeSmVecWUuhC4pYtArSa0oYdBLzYhPK0rMTY3PSClC8MCqEnMzkxn0"
                    + "kvNzc1PzSqjiflB4ffv/Px/ajYeHO4xWQepXI48HMCCFOzeSPCxeYLQBfFwE0sfkQIsfWagcE1o8w2hRLP1zZKCK1t"
                    + "eH9dsx+u849GtDxWD24xrXYEAb14ABSzT9N5hQ6Rg09ejh5wx1O2x4Bz7OwY86vsGMph82TuIDtd8Ax0CKOg7/I9PM"
                    + "WNKFOlR/KIHwAwAMpKCEABMAAA==";

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
