import java.awt.Point;
import org.apache.commons.lang3.StringUtils;

public class Main {
    public static void main(String[] args) {
        System.out.println(StringUtils.isBlank("") ? new Point(1, 2).x : 0);
    }
}
