package judge.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import judge.roster.RosterException.Fault;
import judge.roster.RosterException.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Shows by which columns of a list students are told apart. */
class RosterIdsTest extends RosterFile {

    @ParameterizedTest
    @ValueSource(strings = {"2.02311E+11", "2,02E+11", "2e+07"})
    void refusesNumbersThatASpreadsheetHasRounded(String id) {
        assertThatThrownBy(() -> read("id;name\n" + id + ";Anna Berg\n7;Bob Cox\n"))
                .isInstanceOfSatisfying(RosterException.class, e -> assertThat(e.places())
                        .containsExactly(new Place(Fault.ROUNDED, 2, id)));
    }

    /** Marks were logins, and the rows of Google Classroom about each work were students. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            Last Name,First Name,Email Address,HW1~Date,,,2026-01-01~Points,,,100~Berg,Anna,anna@x.edu,90 | anna@x.edu
            Surname,Given name,Points~Berg,Anna,93~Cox,Bob,78              | Berg Anna;Cox Bob
            Name,Mark~Anna Berg,94~Bob Cox,79                              | Anna Berg;Bob Cox
            姓名,成绩~张三,91~李四,88                                       | 张三;李四
            Name,Quiz 2,Sid~Anna Berg,94,s77~Bob Cox,79,s78                | s77;s78
            id,name~20231101.0,Anna Berg~20231102.0,Bob Cox                | 20231101;20231102
            id,name~ q3　,Anna Berg~q4,Bob Cox                          | q3;q4
            Mark,1001~Anna,1002                                            | 1001;1002
            Mark,Test~Anna,Berg                                            | Mark;Anna
            """)
    void takesNoMarksForIds(String table, String ids) throws Exception {
        assertThat(read(table.replace('~', '\n'))).extracting(Student::id).containsExactly(ids.split(";"));
    }

    /** Lists of names alone: the head was a student, and the first names were ids. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Ism;Familiya\nNodira;Karimova\nAziz;Yusupov\n",
                "Исм,Фамилияси\nNodira,Karimova\nAziz,Yusupov\n",
                "Otasining ismi,Ism,Familiya\n,Nodira,Karimova\n,Aziz,Yusupov\n",
                "O\u02bbquvchi;Sinf\nNodira Karimova;9-A\nAziz Yusupov;9-B\n",
                "Nama Lengkap,Kelas\nNodira Karimova,X\nAziz Yusupov,Y\n",
                "שם פרטי,שם משפחה\nNodira,Karimova\nAziz,Yusupov\n",
                "الاسم الكامل,الشعبة\nNodira Karimova,1\nAziz Yusupov,2\n",
                "ชื่อ,นามสกุล\nNodira,Karimova\nAziz,Yusupov\n",
                "Ime,Prezime\nNodira,Karimova\nAziz,Yusupov\n",
                "Nazev,Trida\nNodira Karimova,9-A\nAziz Yusupov,9-B\n",
            })
    void takesNoHeadForAStudentInListsOfNames(String table) throws Exception {
        assertThat(read(table)).extracting(Student::name).containsExactly("Nodira Karimova", "Aziz Yusupov");
    }

    @ParameterizedTest
    @ValueSource(strings = {"alice,Alice\nbob,Bob\n", "Sharif,Ahmad\nAziz,Yusupov\n", "alice\n9bob\n", "7,A\n8,B\n"})
    void takesEveryRowForAStudentWhereNothingIsAHead(String table) throws Exception {
        assertThat(read(table)).hasSize(2);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "REGISTRATION_NUMBER;FAMILY_NAME_OF_STUDENT;FIRST_NAME_OF_STUDENT;EMAIL_ADDRESS\n"
                        + "0368;Berg;Anna;a@x\n0369;Groß;Max;m@x\n",
                "Kennung,Matrikelnr.,Familien- oder Nachname,Vorname\nge1,0368,Berg,Anna\nge2,0369,Groß,Max\n",
                "Roll No,Student's Last Name,Student First Name\n0368,Berg,Anna\n0369,Groß,Max\n",
                "Student Email,Reg. No.,Surname of the student,Given name of the student\na@x,0368,Berg,Anna\n"
                        + "m@x,0369,Groß,Max\n",
                "Matrikelnummer;Zuname des Kindes;Vorname\n0368;Berg;Anna\n0369;Groß;Max\n",
                "Enrolment number\tLast name, first name\n0368\tBerg Anna\n0369\tGroß Max\n",
            })
    void takesWholeNamesAndNumbersUnderHeadsThatSayWhoseTheyAre(String table) throws Exception {
        assertThat(read(table)).containsExactly(new Student("0368", "Berg Anna"), new Student("0369", "Groß Max"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "REGISTRATION_NUMBER;FAMILY_NAME_OF_STUDENT;FIRST_NAME_OF_STUDENT;CODE_OF_STUDY_PROGRAM;Login\n"
                        + "03700001;Bos;Mia;BSc;mia\n03700002;Vis;Dan;BSc;dan\n",
                "Login,Matrikelnummer,Nachname,Vorname\nmia,0370,Bos,Mia\ndan,0371,Vis,Dan\n",
                "Student ID,Login name,Last name,First name\n0370,mia,Bos,Mia\n0371,dan,Vis,Dan\n",
                "Last Name,First Name,Andrew ID,Student Number\nBos,Mia,mia,0370\nVis,Dan,dan,0371\n",
                "Andrew ID,Name\nmia,Bos Mia\ndan,Vis Dan\n",
                "Номер зачетки;Логин;Фамилия;Имя\n0370;mia;Bos;Mia\n0371;dan;Vis;Dan\n",
            })
    void takesWhatAListCallsTheLoginBeforeANumber(String table) throws Exception {
        assertThat(read(table)).containsExactly(new Student("mia", "Bos Mia"), new Student("dan", "Vis Dan"));
    }

    @Test
    void findsAStudentByTheNameThatGitHubKnows() throws Exception {
        Path list = Files.writeString(
                folder.resolve("roster.csv"),
                "identifier,github_username,github_id,name\n01234567,jd1,99,Jane Doe\n02345678,js2,98,John Smith\n");

        assertThat(RosterReader.read(list, Optional.empty()).roster().find("js2"))
                .map(Student::id)
                .contains("02345678");
    }

    /** Folders may have the names of a column that is not the id. */
    @Test
    void findsAStudentByTheOtherNumbersAndLoginsOfTheList() throws Exception {
        Path list = Files.writeString(
                folder.resolve("roster.csv"),
                "REGISTRATION_NUMBER;LOGIN;FIRST_NAME_OF_STUDENT;FAMILY_NAME_OF_STUDENT;Email\n"
                        + "01234567;ga12abc;Jane;Doe;jane@x.edu\n02345678;ga34def;John;Smith;john@x.edu\n");
        Roster roster = RosterReader.read(list, Optional.empty()).roster();

        assertThat(List.of("01234567", "ga12abc", "Jane Doe", "abgabe_01234567", "jane@x.edu"))
                .allSatisfy(folder -> assertThat(roster.find(folder))
                        .map(Student::id)
                        .as(folder)
                        .contains("ga12abc"));
        assertThat(roster.find("Jane Doe_01234567")).isPresent();
        assertThat(roster.find("John Smith_01234567")).isEmpty();
        assertThat(roster.find("01234567 02345678")).isEmpty();
        assertThat(roster.of(List.of("02345678")).find("02345678")).isPresent();
    }

    @Test
    void takesTheNumberWhereALoginIsMissing() throws Exception {
        assertThat(read("Login,Matrikelnummer,Name\nmia,0370,Bos Mia\n,0371,Vis Dan\n"))
                .extracting(Student::id)
                .containsExactly("0370", "0371");
    }
}
