public class Main {
    public static void main(String[] args) {
        String line = null;
        System.out.println(Integer.parseInt(line));
    }
}
