public class Main {
    public static void main(String[] args) {
        System.out.println("end".substring(0, 9));
    }
}
