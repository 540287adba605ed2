package judge.roster;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The names of columns in rosters, in the languages and of the learning platforms that are known. */
public final class RosterHeads {

    /** The contents of a column. */
    enum Kind {
        /** A number or code that the school gives. */
        NUMBER,
        /** The name that somebody logs in with at the school. */
        LOGIN,
        EMAIL,
        /** A number that may only count the lines, in tables whose students also have others. */
        WEAK,
        /** A number that counts the lines, and says of nobody who it is: each class has a first student. */
        COUNTING,
        /** A whole name. */
        NAME,
        /** A first, middle or last name. */
        PART,
        /** The class, section or team within a course. */
        GROUP
    }

    private static final Map<Kind, List<String>> HEADS = heads();

    /** Words that say whose number or name it is: {@code FIRST_NAME_OF_STUDENT} and {@code Student's last name}. */
    private static final Pattern OF_STUDENT = Pattern.compile("^(?:students?|student['’]s|pupil|participant)[ _.-]+"
            + "|[ _.-]+of[ _.-]+(?:the[ _.-]+)?(?:student|pupil|participant)$");

    /** Whole names, unless the other part of the name is in a column of its own. */
    private static final Set<String> MAY_BE_PART = Arrays.stream(
                    "name nom nome nombre jméno imię név navn namn naam nimi nume ad имя име όνομα 名".split(" ", -1))
            .map(RosterHeads::plain)
            .collect(Collectors.toSet());

    private static final int LONGEST_HEAD = 100;

    private RosterHeads() {}

    private static Map<Kind, List<String>> heads() {
        Map<Kind, List<String>> heads = new LinkedHashMap<>();
        put(
                heads,
                Kind.NUMBER,
                "student_id sis_user_id org_defined_id sid student_no student_number id_number student_id_number id_no"
                        + " identifier contestant roster_id registration_number registration_no reg_no reg_number"
                        + " enrollment_number enrolment_number enrollment_no enrolment_no roll_number roll_no"
                        + " matriculation_number matric_number matric_no index_number index_no candidate_number"
                        + " candidate_no university_id usn prn 学号 学籍号 考号 准考证号 选手 选手编号 學號 學籍號"
                        + " 考號 座號"
                        + " 学籍番号 学生番号 학번 matrikelnummer matrikelnr matr_nr matrikel martrikelnummer mat_nr"
                        + " numéro_étudiant n°_étudiant num_étudiant code_étudiant numéro_d'étudiant ine matrícula nia"
                        + " legajo dni cédula código carnet numero_de_control numero_de_cuenta número_de_aluno"
                        + " número_mecanográfico ra matricola studentnummer studentnr studienummer studienr"
                        + " personnummer opiskelijanumero nr_albumu numer_albumu nr_indeksu indeks osobní_číslo učo"
                        + " číslo_studenta neptun neptun_kód număr_matricol nr_matricol öğrenci_no öğrenci_numarası"
                        + " numara номер_зачетки номер_студента зачетка студенческий_билет αμ α.μ."
                        + " αριθμός_μητρώου mssv mã_sv mã_sinh_viên id");
        put(
                heads,
                Kind.LOGIN,
                "sis_login_id username user_name user login login_name login_id account account_name net_id uid user_id"
                        + " 账号 用户名 帳號 使用者名稱 ユーザー名 ユーザ名 아이디 benutzername kennung nutzername"
                        + " benutzerkennung identifiant utilisateur usuario nombre_de_usuario utilizador utente"
                        + " nome_utente gebruikersnaam användarnamn brukernavn brugernavn käyttäjätunnus"
                        + " nazwa_użytkownika uživatelské_jméno felhasználónév utilizator kullanıcı_adı логин"
                        + " имя_пользователя όνομα_χρήστη tên_đăng_nhập");
        put(
                heads,
                Kind.EMAIL,
                "email e-mail email_address mail email_id 邮箱 电子邮箱 電子郵件 メールアドレス メール 이메일"
                        + " e-mail-adresse"
                        + " mailadresse courriel adresse_e-mail adresse_mail adresse_de_courriel correo"
                        + " correo_electrónico endereço_de_email indirizzo_email posta_elettronica e-mailadres"
                        + " e-postadress e-postadresse sähköposti adres_e-mail e-posta электронная_почта почта");
        put(heads, Kind.WEAK, "no number 编号 nr");
        put(heads, Kind.COUNTING, "序号 序 序號 번호 lfd_nr lfd lp l.p. s.no sl_no sr_no stt");
        put(
                heads,
                Kind.NAME,
                "name full_name student_name display_name student 姓名 名字 学生姓名 学生 學生姓名 氏名 名前 이름 성명"
                        + " nom_complet nom_et_prénom nom_prénom nombre_completo nombre_y_apellidos"
                        + " apellidos_y_nombre apellidos_y_nombres nome_completo nome_e_cognome cognome_e_nome"
                        + " vollständiger_name vor_und_nachname vor_und_zuname name_vorname nachname_vorname"
                        + " last_name_first_name first_name_last_name nom_et_prénoms nom nome nombre"
                        + " jméno imię név navn namn naam nimi nume ad"
                        + " imię_i_nazwisko nazwisko_i_imię jméno_a_příjmení příjmení_a_jméno ad_soyad adı_soyadı"
                        + " nume_și_prenume фио ф.и.о. имя име піб ονοματεπώνυμο họ_và_tên họ_tên");
        put(
                heads,
                Kind.PART,
                "first_name last_name surname given_name family_name middle_name given_names forename"
                        + " legal_first_name legal_last_name 姓 名 vorname vornamen familien_oder_nachname"
                        + " nachname familienname zuname rufname prénom prénoms nom_de_famille nom_d'usage"
                        + " apellido apellidos nombres"
                        + " primer_apellido segundo_apellido cognome sobrenome apelido apelidos voornaam achternaam"
                        + " tussenvoegsel förnamn efternamn fornavn etternavn efternavn etunimi sukunimi nazwisko"
                        + " příjmení křestní_jméno keresztnév vezetéknév utónév prenume soyad soyadı adı фамилия"
                        + " отчество фамилия_студента прізвище ім'я по_батькові фамилно_име επώνυμο họ tên");
        put(
                heads,
                Kind.GROUP,
                "group group_name groups section section_name sections class class_name class_section tutorial"
                        + " tutorial_group lab lab_group lab_section recitation cohort homeroom 班级 班级名称 行政班"
                        + " 教学班 班 班别 班次 分组 组别 组 小组 班級 課程班 班別 分組 組別 小組 クラス 組"
                        + " グループ 班名 반 분반 학급 그룹 조"
                        + " gruppe gruppen gruppenname übungsgruppe übung tutorium klasse"
                        + " seminargruppe kurs groupe groupe_td groupe_tp groupes classe section_td grupo grupos"
                        + " sección clase paralelo comisión turma gruppo sezione groep groepen klas werkgroep grupp"
                        + " klass hold gruppe_navn ryhmä luokka grupa grupa_zajęciowa klasa skupina třída krúžok"
                        + " csoport osztály tankör grupă clasă grup şube sınıf группа класс учебная_группа група"
                        + " клас ομάδα τμήμα τάξη nhóm lớp");
        return heads;
    }

    private static void put(Map<Kind, List<String>> heads, Kind kind, String words) {
        heads.put(
                kind,
                Arrays.stream(words.split(" ", -1)).map(RosterHeads::plain).toList());
    }

    /** Tells whether a cell is the head of a column. */
    static boolean isKnown(String cell) {
        return isWord(word(cell));
    }

    private static boolean isWord(String plain) {
        return !plain.isEmpty() && HEADS.values().stream().anyMatch(words -> words.contains(plain));
    }

    /** Returns the word by which a head is known, without saying whose it is unless it is known with that. */
    private static String word(String head) {
        String plain = plain(head);
        return isWord(plain) || head.length() > LONGEST_HEAD
                ? plain
                : plain(OF_STUDENT
                        .matcher(head.strip().toLowerCase(Locale.ROOT))
                        .replaceAll(""));
    }

    /** The columns of a kind, those that are most surely it first; parts of names as they stand. */
    static List<Integer> columns(List<String> heads, Kind kind) {
        List<String> plain = heads.stream().map(RosterHeads::word).toList();
        List<String> words = HEADS.getOrDefault(kind, List.of());
        if (kind == Kind.PART) {
            return IntStream.range(0, plain.size())
                    .filter(column -> words.contains(plain.get(column)))
                    .boxed()
                    .toList();
        }
        return words.stream()
                .distinct()
                .flatMap(word -> IntStream.range(0, plain.size())
                        .filter(column -> plain.get(column).equals(word))
                        .boxed())
                .toList();
    }

    /** Tells whether it is a part of a name where the other part has a column of its own. */
    static boolean mayBePart(String head) {
        return MAY_BE_PART.contains(word(head));
    }

    /** Letters and digits alone, without accents, by which heads are compared. */
    public static String plain(String head) {
        return Normalizer.normalize(head.toLowerCase(Locale.ROOT), Normalizer.Form.NFKD)
                .replace('ł', 'l')
                .replace('ı', 'i')
                .replace('đ', 'd')
                .replaceAll("[^\\p{L}\\p{N}]+", "");
    }
}
