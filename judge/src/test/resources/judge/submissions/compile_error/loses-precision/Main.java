public class Main {
    public static void main(String[] args) {
        int root = Math.sqrt(81);
        System.out.println(root);
    }
}
