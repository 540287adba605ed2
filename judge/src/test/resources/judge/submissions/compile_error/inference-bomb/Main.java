import java.util.Scanner;

public class Main {
    record Pair<S, T>(S first, T second) {}

    static <T> Pair<T, T> twice(T value) {
        return new Pair<>(value, value);
    }

    public static void main(String[] args) throws Exception {
        Scanner in = new Scanner(System.in);
        int a = in.nextInt();
        int b = in.nextInt();
        var v0 = a + b;
        var v1 = twice(v0);
        var v2 = twice(v1);
        var v3 = twice(v2);
        var v4 = twice(v3);
        var v5 = twice(v4);
        var v6 = twice(v5);
        var v7 = twice(v6);
        var v8 = twice(v7);
        var v9 = twice(v8);
        var v10 = twice(v9);
        var v11 = twice(v10);
        var v12 = twice(v11);
        var v13 = twice(v12);
        var v14 = twice(v13);
        var v15 = twice(v14);
        var v16 = twice(v15);
        var v17 = twice(v16);
        var v18 = twice(v17);
        var v19 = twice(v18);
        var v20 = twice(v19);
        var v21 = twice(v20);
        var v22 = twice(v21);
        var v23 = twice(v22);
        var v24 = twice(v23);
        var v25 = twice(v24);
        var v26 = twice(v25);
        var v27 = twice(v26);
        var v28 = twice(v27);
        var v29 = twice(v28);
        var v30 = twice(v29);
        var v31 = twice(v30);
        var v32 = twice(v31);
        var v33 = twice(v32);
        var v34 = twice(v33);
        var v35 = twice(v34);
        var v36 = twice(v35);
        var v37 = twice(v36);
        var v38 = twice(v37);
        var v39 = twice(v38);
        var v40 = twice(v39);
        var v41 = twice(v40);
        var v42 = twice(v41);
        var v43 = twice(v42);
        var v44 = twice(v43);
        var v45 = twice(v44);
        var v46 = twice(v45);
        var v47 = twice(v46);
        var v48 = twice(v47);
        var v49 = twice(v48);
        var v50 = twice(v49);
        var v51 = twice(v50);
        var v52 = twice(v51);
        var v53 = twice(v52);
        var v54 = twice(v53);
        var v55 = twice(v54);
        var v56 = twice(v55);
        var v57 = twice(v56);
        var v58 = twice(v57);
        var v59 = twice(v58);
        var v60 = twice(v59);
        System.out.println(v60);
    }
}
