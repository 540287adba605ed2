public class Main {
    public static void main(String[] args) {
        for (String part : "1  2".split(" ")) {
            System.out.println(Integer.parseInt(part));
        }
    }
}
