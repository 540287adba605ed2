import java.util.Scanner;

void main() {
    Scanner in = new Scanner(System.in);
    System.out.println(in.nextInt() + in.nextInt());
}
