package judge.roster;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RosterTest {

    private static final Student ZHANG = new Student("2023001", "张三");
    private static final Student LI = new Student("2023002", "李 明");
    private static final Student OTHER_LI = new Student("2023003", "李明");
    private static final Student SHORT = new Student("7", "Anna Żółć");

    private final Roster roster = new Roster(List.of(ZHANG, LI, OTHER_LI, SHORT));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2023001",
                "张三",
                "2023001张三",
                "张三_2023001",
                "高一3班-2023001-张三",
                "２０２３００１",
                "2023001 (2)",
                "高一 张三",
            })
    void findsWhoeverIsCalledByNumberOrNameOrBoth(String contestant) {
        assertThat(roster.find(contestant)).contains(ZHANG);
    }

    @Test
    void findsNamesInWhateverWayTheyAreWritten() {
        assertThat(Stream.of("anna-żółć", "ANNA ŻÓŁĆ", "Anna_Z\u0307o\u0301łc\u0301", "7"))
                .allMatch(name -> roster.find(name).equals(Optional.of(SHORT)));
    }

    @Test
    void findsWhoeverIsCalledByAnAddressOrTheLoginInIt() {
        Student jane = new Student("jd123@x.edu", "Jane Doe");
        Student other = new Student("jd124@x.edu", "John Doe");
        Roster addresses = new Roster(List.of(jane, other));

        assertThat(List.of("jd123@x.edu", "jd123", "hw1_jd123"))
                .allSatisfy(folder -> assertThat(addresses.find(folder)).contains(jane));
        assertThat(new Roster(List.of(jane, new Student("jd123@y.edu", "Jim Roe"))).find("jd123"))
                .as("two have it")
                .isEmpty();
    }

    /** Lists often have the last name first. */
    @Test
    void findsNamesWhoseWordsStandInAnotherOrder() {
        Student doe = new Student("7", "Doe Jane");
        Student berg = new Student("8", "van der Berg, Anna Maria");
        Student ming = new Student("9", "Li Ming");
        Student li = new Student("10", "Ming Li");
        Roster names = new Roster(List.of(doe, berg, ming, li));

        assertThat(List.of("Jane Doe", "jane_doe", "JaneDoe", "Doe, Jane", "7 Jane Doe"))
                .allSatisfy(folder -> assertThat(names.find(folder)).contains(doe));
        assertThat(names.find("Anna Maria van der Berg")).contains(berg);
        assertThat(names.find("Li Ming")).contains(ming);
        assertThat(names.find("Ming Li")).contains(li);
        assertThat(names.find("Maria Anna van der Berg")).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"李明", "2023001 李明", "2023001_2023002", "team 7", "王五", "", "…"})
    void findsNobodyWhereItMightBeSeveralOrSomebodyElse(String contestant) {
        assertThat(roster.find(contestant)).isEmpty();
    }

    @Test
    void tellsNamesakesApartByTheirNumbers() {
        assertThat(roster.find("2023002 李明")).contains(LI);
        assertThat(roster.find("李明2023003")).contains(OTHER_LI);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"cs1702student cs1702-student", "2023-1-12 2023-11-2", "a.b ab", "x_1 x-1", "１-２ 12", "Z+ z"})
    void tellsNumbersApartThatDifferInSeparatorsOnly(String both) {
        Student one = new Student(both.split(" ", -1)[0], "Ann");
        Student other = new Student(both.split(" ", -1)[1], "Ann");
        Roster alike = new Roster(List.of(one, other));

        assertThat(alike.find(one.id())).contains(one);
        assertThat(alike.find(other.id())).contains(other);
    }

    @Test
    void namesTheStudentsBetweenWhomANameDoesNotDecide() {
        assertThat(roster.stranger("李明_77")).isEqualTo("李明_77 (2023002 李 明? 2023003 李明?)");
        assertThat(roster.stranger("2023001_2023002")).isEqualTo("2023001_2023002 (2023001 张三? 2023002 李 明?)");
        assertThat(roster.stranger("Maria Anna Żółć_12")).isEqualTo("Maria Anna Żółć_12 (7 Anna Żółć?)");
        assertThat(Stream.of("王五", "2023001 李明"))
                .allMatch(name -> roster.stranger(name).equals(name));
    }

    @Test
    void ordersContestantsAsTheyStandOnItAndStrangersAfterThem() {
        assertThat(Stream.of("x", "7", "李明", "2023003", "张三", "a").sorted(roster.order()))
                .containsExactly("张三", "2023003", "7", "x", "李明", "a");
    }

    @Test
    void leavesAsideWhoWasNotAskedFor() {
        assertThat(roster.of(List.of("7", "nobody", "2023001")).students()).containsExactly(ZHANG, SHORT);
    }

    /** A zero may tell two people apart, so that nobody is taken for another; but whoever reads it is told. */
    @ParameterizedTest
    @CsvSource({"0429, 429", "429, 0429", "1班-00429, 429", "000429_提交, 0429"})
    void suggestsWhoHasTheSameNumberButForZerosThatASpreadsheetDrops(String folder, String id) {
        Roster lost = new Roster(List.of(new Student(id, "Ann"), new Student("4290", "Bob")));

        assertThat(lost.find(folder)).isEmpty();
        assertThat(lost.stranger(folder)).isEqualTo(folder + " (" + id + " Ann?)");
        assertThat(lost.lacksZeros(folder)).isTrue();
        assertThat(lost.lacksZeros("4290")).isFalse();
        assertThat(lost.lacksZeros("42900")).isFalse();
    }
}
