import java.util.Enumeration;
import java.util.Scanner;
import java.util.Vector;

public class Main {
    protected void finalize() throws Throwable {
        super.finalize();
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        Vector numbers = new Vector();
        numbers.addElement(new Integer(a));
        numbers.addElement(new Integer(b));
        int sum = 0;
        for (Enumeration e = numbers.elements(); e.hasMoreElements(); ) {
            sum += ((Integer) e.nextElement()).intValue();
        }
        System.out.println(sum);
    }
}
