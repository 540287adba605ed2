public class Main {
    public static void main(String[] args) {
        String line = "1";
        System.out.println(line[0]);
    }
}
