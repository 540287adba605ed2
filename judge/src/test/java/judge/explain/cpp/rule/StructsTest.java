package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import judge.Growth;
import judge.cpp.Tree;
import org.junit.jupiter.api.Test;

class StructsTest {

    private static Structs structs(String text) {
        return new Structs(Tree.of(text));
    }

    @Test
    void tellsWhoseMemberANameIs() {
        Structs structs = structs("struct Point {\n    int x, y[3] = {1};\n};\nint main() { Point p; return 0; }\n");

        assertThat(structs.withMember("y")).contains("Point");
        assertThat(structs.withMember("p")).isEmpty();
    }

    @Test
    void tellsWhichPromisedFunctionIsNowhereWritten() {
        String shape = "struct Shape { virtual int area() = 0; virtual int around() const = 0; };\n";
        String between = "struct Flat : public Shape { int area() { return 1; } };\n";
        Structs structs = structs(shape + between + "class Square : public Flat { int side; };\n");

        assertThat(structs.promisedOnly("Square")).contains("around");
        assertThat(structs.promisedOnly("Shape")).isEmpty();
    }

    @Test
    void namesNoPromisedFunctionWhereAllAreWrittenInSomeWay() {
        Structs structs = structs("struct Shape { virtual int area() const = 0; };\n"
                + "struct Square : Shape { int area() { return 1; } };\n");

        assertThat(structs.promisedOnly("Square")).isEmpty();
    }

    @Test
    void findsTheVirtualFunctionThatHasNoBodyAnywhere() {
        Structs structs = structs("struct Animal {\n    virtual void eat();\n    virtual int age() = 0;\n"
                + "    virtual ~Animal() {}\n    virtual void speak(int times);\n};\nvoid Animal::eat() {}\n");

        assertThat(structs.lineOfVirtualWithoutBody("Animal")).contains(5L);
    }

    @Test
    void isDoneWithManyPromisedFunctionsAtOnce() {
        String end = "};\nstruct Square : Shape {};\n";

        Growth.isLinear(
                9_000, size -> assertThat(structs("struct Shape {\n" + "virtual int f() = 0;\n".repeat(size) + end)
                                .promisedOnly("Square"))
                        .contains("f"));
    }

    /** Looking for its beginning at each of its letters would take minutes. */
    @Test
    void isDoneWithALongNameAtOnce() {
        Growth.isLinear(200_000, size -> assertThat(structs("struct Long { int " + "a".repeat(size) + " ?; };")
                        .withMember("b"))
                .isEmpty());
    }
}
