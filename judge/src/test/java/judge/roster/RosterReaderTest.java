package judge.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.roster.RosterException.Fault;
import judge.roster.RosterException.Place;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RosterReaderTest {

    private static final Student ZHANG = new Student("2023001", "张三");
    private static final Student LI = new Student("2023002", "李四");

    @TempDir
    private Path folder;

    private static List<Student> withoutGroups(Roster roster) {
        return roster.students().stream()
                .map(student -> new Student(student.id(), student.name()))
                .toList();
    }

    private List<Student> read(byte[] bytes) throws IOException, RosterException {
        return withoutGroups(RosterReader.read(Files.write(folder.resolve("roster.csv"), bytes), Optional.empty())
                .roster());
    }

    private List<Student> read(String text) throws IOException, RosterException {
        return read(text.getBytes(StandardCharsets.UTF_8));
    }

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

    @Test
    void mergesNobodyWhereNamesBetweenTabsBeginWithAQuotationMark() throws Exception {
        assertThat(read("id\tname\n001\t\"Ann\n002\tBob\"\n003\tCyd\n"))
                .containsExactly(new Student("001", "\"Ann"), new Student("002", "Bob\""), new Student("003", "Cyd"));
    }

    @Test
    void addsNoOtherWordToAFirstName() throws Exception {
        assertThat(read("id,first name,city\n0368,Anna,Ulm\n0369,Max,Ulm\n0370,Eva,Ulm\n"))
                .extracting(Student::name)
                .containsExactly("Anna", "Max", "Eva");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "学号,姓名\n2023001,张三\n2023002,李四\n",
                "姓名,学号\r\n张三,2023001\r\n李四,2023002\r\n",
                "序号;班级;学号;姓名\n1;高一3;2023001;张三\n2;高一3;2023002;李四",
                "Student ID\tFull Name\n2023001\t张三\n\n2023002\t李四\n",
                "2023001,张三\n2023002,李四",
                "2023001，张三\n2023002，李四",
                "张三,2023001\n李四,2023002",
                " \"id\" , \"name\" \n\"2023001\" , 张三 ,3班\n=\"2023002\",\"李四\"\n,,\n",
            })
    void understandsTheTablesThatSchoolsHave(String table) throws Exception {
        assertThat(read(table)).containsExactly(ZHANG, LI);
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "GBK", "GB18030", "UTF-16"})
    void readsTheCharsetsThatSpreadsheetsWrite(String charset) throws Exception {
        String table = "学号,姓名\n2023001,张三\n2023002,李四\n";

        assertThat(read(table.getBytes(Charset.forName(charset)))).containsExactly(ZHANG, LI);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Matrikelnummer;Nachname;Vorname\n0012345;Müller;Jörg\n",
                "sep=;\nMatrikelnummer;Nachname;Vorname\n0012345;Müller;Jörg\n",
                "Name;Vorname;Matr.-Nr.\nMüller;Jörg;0012345\n",
                "Nom,Prénom,Numéro étudiant\nMüller,Jörg,0012345\n",
                "Apellidos,Nombre,Matrícula\nMüller,Jörg,0012345\n",
                "Cognome,Nome,Matricola\nMüller,Jörg,0012345\n",
                "Nazwisko,Imię,Nr albumu\nMüller,Jörg,0012345\n",
                "Příjmení,Jméno,Osobní číslo\nMüller,Jörg,0012345\n",
                "Soyadı,Adı,Öğrenci No\nMüller,Jörg,0012345\n",
                "Фамилия,Имя,Номер зачетки\nMüller,Jörg,0012345\n",
                "学籍番号,氏名\n0012345,Müller Jörg\n",
                "학번,이름\n0012345,Müller Jörg\n",
                "Fubar,Surname,Given name\n0012345,Müller,Jörg\n",
                "\"\ufeffStudent\",ID,SIS User ID,SIS Login ID,Section\n    Points Possible,,,,\n"
                        + "Müller Jörg,12,0012345,jmueller,CS 1\n\"Student, Test\",99,,abc,CS 1\n",
                "OrgDefinedId,Username,Last Name,First Name,Email,End-of-Line Indicator\n"
                        + "#0012345,#jmueller,Müller,Jörg,j@x.edu,#\n",
                "\"Last Name\"\t\"First Name\"\t\"Username\"\t\"Student ID\"\t\"Availability\"\n"
                        + "\"Müller\"\t\"Jörg\"\t\"jm\"\t\"0012345\"\t\"Yes\"\n",
                "Last Name,First Name,SID,Email,Sections\nMüller,Jörg,0012345,j@x.edu,A\n",
                "\"Student\nID\",Name\n0012345,\"Müller\n Jörg\"\n",
            })
    void readsListsOfOtherLanguagesAndPlatforms(String table) throws Exception {
        assertThat(read(table)).containsExactly(new Student("0012345", "Müller Jörg"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "netid,name\nal3,Ann Lee\nal4,Ann Lee\n",
                "Semester,Email,Last Name,First Name\nS26,al3@x.edu,Lee,Ann\nS26,al4@x.edu,Lee,Ann\n",
                "First name,Last name,ID number,Email address\nAnn,Lee,,al3@x.edu\nAnn,Lee,,al4@x.edu\n",
                "Whatever,Name\nal3,Ann Lee\nal4,Ann Lee\n",
            })
    void namesAreNoIdsWhereAnotherColumnTellsStudentsApart(String table) throws Exception {
        assertThat(read(table))
                .extracting(student -> student.id().replace("@x.edu", ""))
                .containsExactly("al3", "al4");
    }

    /** Without the apostrophe O'Brien and OBrien would be one login. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '|',
            textBlock =
                    """
                    o'brien, Pat O'Brien
                    7, 't Hooft
                    7, 's-Gravesande
                    d'arc-d'or, L'é ="x" d'été
                    7, ''
                    7, ’Ali
                    """)
    void keepsApostrophesOfNames(String id, String name) throws Exception {
        String cell = '"' + name.replace("\"", "\"\"") + '"';
        assertThat(read("id,name\n" + id + "," + cell + "\n2,B\n"))
                .containsExactly(new Student(id, name, ""), new Student("2", "B", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"'007", "=\"007\"", " '007 ", "\"=\"\"007\"\"\""})
    void readsWhatKeepsSpreadsheetsFromComputing(String cell) throws Exception {
        assertThat(read("id,name\n" + cell + ",'=A\n")).containsExactly(new Student("007", "=A", ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "学号,姓名,班级\n7,A,x 1\n",
                "Section\tStudent ID\tName\nx 1\t7\tA\n",
                "Matrikelnummer;Name;Gruppe\n7;A;x 1\n",
                "Übungsgruppe;Matrikelnummer;Name\nx 1;7;A\n",
                "Numéro étudiant,Nom,Groupe TD\n7,A,x 1\n",
                "Matrícula,Nombre,Grupo\n7,A,x 1\n",
                "学号,姓名,组别\n7,A,x 1\n",
                "学籍番号,氏名,クラス\n7,A,x 1\n",
                "ID,Name,Tutorial Group,Comment\n7,A,x 1,-\n",
                "Номер студента,Имя,Группа\n7,A,x 1\n",
                "SID,Name,Sections\n7,A,=\"x 1\"\n",
                "User ID,Name,Registration Section\n7,A,x 1\n",
                "User ID,Name,Lecture Section\n7,A,x 1\n",
            })
    void keepsTheGroup(String table) throws Exception {
        ReadRoster read = RosterReader.readNamed(SentTable.of(table.getBytes(StandardCharsets.UTF_8)));

        assertThat(read.roster().students()).containsExactly(new Student("7", "A", "x 1"));
        assertThat(read.columns().isClear()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1班,张三,2023001\n1班,李四,2023002\n",
                "1,张三,1班,2023001,13812345678\n2,李四,1班,2023002,13812345679\n",
                "张三,男,2023001,1班\n李四,男,2023002,1班\n",
                "xx,yy,zz\n1班,张三,2023001\n1班,李四,2023002\n",
                "学号,xx,yy\n2023001,张三,1班\n2023002,李四,1班\n",
            })
    void guessesByWhatStandsInTheColumnsWhereNoHeadsSayIt(String table) throws Exception {
        ReadRoster read = RosterReader.readNamed(SentTable.of(table.getBytes(StandardCharsets.UTF_8)));

        assertThat(read.roster().students())
                .containsExactly(new Student("2023001", "张三", "1班"), new Student("2023002", "李四", "1班"));
        assertThat(read.columns().isClear()).isFalse();
    }

    @Test
    void takesColumnsForWhatIsSaid() throws Exception {
        byte[] table = "a,b,c\nx,y,z\n".getBytes(StandardCharsets.UTF_8);
        ColumnChoice said =
                new ColumnChoice(Optional.of(true), List.of(ColumnUse.IGNORED, ColumnUse.NAME, ColumnUse.ID));
        SentTable sent = new SentTable(table, Optional.empty(), said);

        ReadRoster read = RosterReader.readNamed(sent);

        assertThat(read.roster().students()).containsExactly(new Student("z", "y"));
        assertThat(read.columns().used(ColumnUse::word)).isEqualTo("b = name, c = id");
        assertThat(read.columns().ignored(column -> true)).isEqualTo("a");
        assertThat(RosterReader.preview(sent).rows()).containsExactly(List.of("x", "y", "z"));
    }

    /** The list of a class of WeBWorK has its heads in such a line, which is no remark. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "# Our class\n#\n# Field order: student_id,last_name,first_name\n7,Smith,Anna\n8,Jones,Bob\n",
                "// autumn\nid;name\n7;Smith Anna\n8;Jones Bob\n",
                "# Autumn\n\nid\tname\n7\tSmith Anna\n8\tJones Bob\n",
                "#id,name\n7,Smith Anna\n8,Jones Bob\n",
            })
    void passesOverRemarksAboveTheTable(String table) throws Exception {
        assertThat(read(table)).containsExactly(new Student("7", "Smith Anna"), new Student("8", "Jones Bob"));
    }

    @Test
    void passesOverAByteOrderMark() throws Exception {
        assertThat(read("\ufeffid,name\n2023001,张三\n")).containsExactly(ZHANG);
    }

    @Test
    void needsNoNames() throws Exception {
        assertThat(read("学号\n7\n8\n")).containsExactly(new Student("7", ""), new Student("8", ""));
        assertThat(read("anna\nbert\n")).containsExactly(new Student("anna", ""), new Student("bert", ""));
    }

    @Test
    void goesByTheNameWhereThereIsNothingElse() throws Exception {
        assertThat(read("Last name,First name\nSan,Zhang\n")).containsExactly(new Student("San Zhang", "San Zhang"));
    }

    private void assertFault(String table, Fault fault, long line, String value) {
        assertThatThrownBy(() -> read(table)).isInstanceOfSatisfying(RosterException.class, e -> {
            assertThat(e.fault()).isEqualTo(fault);
            assertThat(e.line()).isEqualTo(line);
            assertThat(e.value()).isEqualTo(value);
        });
    }

    @Test
    void namesTheLineAndTheValueOfWhatIsWrong() {
        assertFault("id,name\n7,a\n\n7,b\n", Fault.TWICE, 4, "7");
        assertFault("anna\nbert\nANNA", Fault.TWICE, 3, "ANNA");
        assertFault("id,name\r\n7,a\r\n,b\r\n", Fault.NO_ID, 3, ",b");
        assertFault("id,name\n7,\"a\n8,b\n", Fault.NOT_CSV, 2, "7,\"a");
        assertFault("id,name\n7,\"a\"b\n8,b\n", Fault.NOT_CSV, 2, "7,\"a\"b");
        assertFault("id,name\n7,a\u0007b\n", Fault.CONTROL, 2, "7 a\u0007b");
    }

    @Test
    void takesARunningNumberForNobodysNumber() throws Exception {
        assertThat(read("序号,姓名,班级\n1,张三,3班\n2,李四,3班\n"))
                .containsExactly(new Student("张三", "张三"), new Student("李四", "李四"));
    }

    @Test
    void namesAllFaultyLinesAtOnce() {
        assertThatThrownBy(() -> RosterReader.readNamed(
                        SentTable.of("学号,姓名\n1,甲\n,乙\n2,\n1,丙\n丁,20269999\n".getBytes(StandardCharsets.UTF_8))))
                .isInstanceOfSatisfying(RosterException.class, e -> assertThat(e.places())
                        .containsExactly(
                                new Place(Fault.NO_ID, 3, ",乙"),
                                new Place(Fault.NO_NAME, 4, "2"),
                                new Place(Fault.TWICE, 5, "1"),
                                new Place(Fault.SWAPPED, 6, "丁,20269999")));
    }

    @Test
    void knowsTheLineOfEachStudent() throws Exception {
        Roster roster = RosterReader.readNamed(SentTable.of("id,name\n\n7,a\n8,b\n".getBytes(StandardCharsets.UTF_8)))
                .roster();
        assertThat(roster.students()).extracting(roster::line).containsExactly(3L, 4L);
        assertThat(roster.line(ZHANG)).isZero();
    }

    @Test
    void callsFilesOfOtherKindsWhatTheyAre() {
        Map<Fault, List<String>> kinds = Map.of(
                Fault.WORKBOOK,
                List.of(
                        "PK\u0003\u0004......xl/workbook.xml",
                        "PK\u0003\u0004..mimetypeapplication/vnd.oasis.opendocument.spreadsheet",
                        "\u00d0\u00cf\u0011\u00e0..."),
                Fault.DOCUMENT,
                List.of("PK\u0003\u0004......word/document.xml"),
                Fault.ARCHIVE,
                List.of("PK\u0003\u0004....class.csv", "Rar!..."),
                Fault.PDF,
                List.of("%PDF-1.7\n"),
                Fault.TEAMS,
                List.of("teams\t1\n1\t22\t3\tAlpha", "File_Version\t2\r\n1\t22", "accounts\t1"),
                Fault.PICTURE,
                List.of("\u0089PNG\r\n", "\u00ff\u00d8\u00ff\u00e0", "GIF89a"));
        kinds.forEach((fault, files) ->
                files.forEach(file -> assertThatThrownBy(() -> read(file.getBytes(StandardCharsets.ISO_8859_1)))
                        .isInstanceOfSatisfying(RosterException.class, e -> assertThat(e.fault())
                                .isEqualTo(fault))));
    }

    @Test
    void refusesWhatIsNoTable() {
        assertFault("", Fault.EMPTY, 0, "");
        assertFault("学号,姓名\n\n", Fault.EMPTY, 0, "");
        assertThatThrownBy(() -> read(
                        "7,\u0081\u00b0\u00db\u00b1\u00b2\u0098\u00b0\u00b1\n".getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOfSatisfying(
                        RosterException.class, e -> assertThat(e.fault()).isEqualTo(Fault.NOT_TEXT));
        assertThatThrownBy(() -> read(new byte[(4 << 20) + 1]))
                .isInstanceOfSatisfying(
                        RosterException.class, e -> assertThat(e.fault()).isEqualTo(Fault.TOO_LARGE));
    }
}
