public class Main {
    public static void main(String[] args) {
        // At the end of what is kept of stderr, so that the judge reads it all from here on.
        System.err.print("Exception in thread \"main\" X\n" + "\n".repeat(250_000));
        System.exit(1);
    }
}
