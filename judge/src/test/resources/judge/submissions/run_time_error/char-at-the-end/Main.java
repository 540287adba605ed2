public class Main {
    public static void main(String[] args) {
        String line = "4...3";
        System.out.println(line.charAt(line.length()));
    }
}
