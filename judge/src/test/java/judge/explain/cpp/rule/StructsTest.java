package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import judge.Growth;
import org.junit.jupiter.api.Test;

class StructsTest {

    @Test
    void tellsWhoseMemberANameIs() {
        Structs structs = Structs.of("struct Point {\n    int x, y[3] = {1};\n};\nint main() { Point p; return 0; }\n");

        assertThat(structs.withMember("y")).contains("Point");
        assertThat(structs.withMember("p")).isEmpty();
    }

    @Test
    void tellsWhichPromisedFunctionIsNowhereWritten() {
        String shape = "struct Shape { virtual int area() = 0; virtual int around() const = 0; };\n";
        String between = "struct Flat : public Shape { int area() { return 1; } };\n";
        Structs structs = Structs.of(shape + between + "class Square : public Flat { int side; };\n");

        assertThat(structs.promisedOnly("Square")).contains("around");
        assertThat(structs.promisedOnly("Shape")).isEmpty();
    }

    @Test
    void namesNoPromisedFunctionWhereAllAreWrittenInSomeWay() {
        Structs structs = Structs.of("struct Shape { virtual int area() const = 0; };\n"
                + "struct Square : Shape { int area() { return 1; } };\n");

        assertThat(structs.promisedOnly("Square")).isEmpty();
    }

    @Test
    void findsTheVirtualFunctionThatHasNoBodyAnywhere() {
        Structs structs = Structs.of("struct Animal {\n    virtual void eat();\n    virtual int age() = 0;\n"
                + "    virtual ~Animal() {}\n    virtual void speak(int times);\n};\nvoid Animal::eat() {}\n");

        assertThat(structs.lineOfVirtualWithoutBody("Animal")).contains(5L);
    }

    @Test
    void isDoneWithManyPromisedFunctionsAtOnce() {
        String end = "};\nstruct Square : Shape {};\n";

        Growth.isLinear(
                9_000, size -> assertThat(Structs.of("struct Shape {\n" + "virtual int f() = 0;\n".repeat(size) + end)
                                .promisedOnly("Square"))
                        .contains("f"));
    }

    /** Looking for its beginning at each of its letters would take minutes. */
    @Test
    void isDoneWithALongNameAtOnce() {
        Growth.isLinear(200_000, size -> assertThat(Structs.of("struct Long { int " + "a".repeat(size) + " ?; };")
                        .withMember("b"))
                .isEmpty());
    }
}
