public class Main {
    public static void main(String[] args) {
        string text = "1";
        System.out.println(text);
    }
}
