package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The manifests for Kubernetes: their fields are those of its API, their words those of the program and its images. */
class KubernetesTest {

    private static final Path FOLDER = Path.of("judge/container/kubernetes");
    private static final YAMLMapper YAML = new YAMLMapper();

    /** The fields of KEDA's objects that are used, by its documents of version 2.17: its classes are not to be had. */
    private static final Set<String> SCALED =
            Set.of("scaleTargetRef", "minReplicaCount", "maxReplicaCount", "advanced", "triggers");

    @TempDir
    private Path temp;

    private final List<JsonNode> objects = new ArrayList<>();

    @BeforeEach
    void readsAll() throws IOException {
        for (Path file : files()) {
            if (!file.endsWith("kustomization.yaml")) {
                objects.addAll(documents(file));
            }
        }
    }

    @Test
    void everyFieldIsOneOfTheApi() throws Exception {
        assertThat(objects).hasSizeGreaterThan(12);
        for (JsonNode one : objects) {
            String group = one.path("apiVersion").asText();
            if (group.startsWith("keda.sh/")) {
                Set<String> fields = new TreeSet<>();
                one.path("spec").fieldNames().forEachRemaining(fields::add);
                assertThat(one.path("kind").asText().equals("ScaledObject") ? SCALED : Set.of("secretTargetRef"))
                        .containsAll(fields);
            } else {
                validate(one);
            }
        }
    }

    @Test
    void aFieldThatTheApiLacksIsNoticed() throws Exception {
        JsonNode wrong = YAML.readTree("{apiVersion: v1, kind: Service, spec: {ports: [{port: 1, targetport: 2}]}}");

        assertThatThrownBy(() -> validate(wrong)).hasRootCauseInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatScalesSaysHowAsTheApiDoes() throws Exception {
        JsonNode plain = object("HorizontalPodAutoscaler", "worker").at("/spec/behavior");
        List<JsonNode> scaled = objects.stream()
                .filter(one -> one.path("kind").asText().equals("ScaledObject"))
                .toList();

        assertThat(scaled).hasSize(2).allSatisfy(one -> {
            assertThat(one.at("/spec/advanced/horizontalPodAutoscalerConfig/behavior"))
                    .isEqualTo(plain);
            assertThat(one.at("/spec/scaleTargetRef/name"))
                    .isEqualTo(object("Deployment", "worker").at("/metadata/name"));
        });
        for (JsonNode figure : List.of(scaled.get(0), scaled.get(1))) {
            String asked = figure.at("/spec/triggers/0/metadata/query").asText();
            assertThat(asked).matches("select count.* from judging .*|max\\(judge_queue_length\\).*judge_judging\\)");
        }
    }

    @Test
    void everyFileIsInItsKustomization() throws IOException {
        for (Path file : files()) {
            JsonNode list =
                    YAML.readTree(file.resolveSibling("kustomization.yaml").toFile());
            for (JsonNode resource : list.path("resources")) {
                assertThat(file.resolveSibling(resource.asText())).exists();
            }
            if (!file.endsWith("kustomization.yaml")) {
                assertThat(list.path("resources")).anyMatch(one -> file.endsWith(one.asText()));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"web", "worker"})
    void aDeploymentCallsTheProgramByOptionsThatItHas(String name) {
        List<String> arguments = new ArrayList<>();
        container(name).path("args").forEach(one -> arguments.add(one.asText()));

        String help = new Workbench(temp).run(arguments.get(0), "--help").out();

        for (String argument : arguments.subList(1, arguments.size())) {
            assertThat(help).contains(argument.replaceAll("=.*", ""));
        }
        assertThat(container(name).path("image").asText()).isEqualTo("judge-" + name);
        assertThat(environment(name)).contains("JUDGE_DB", "PGPASSFILE");
    }

    @ParameterizedTest
    @ValueSource(strings = {"web", "worker"})
    void aDeploymentIsRestrictedButForTheExceptions(String name) {
        JsonNode pod = object("Deployment", name).at("/spec/template/spec");
        JsonNode security = container(name).path("securityContext");

        assertThat(pod.at("/securityContext/runAsNonRoot").asBoolean()).isTrue();
        assertThat(security.path("allowPrivilegeEscalation").asBoolean(true)).isFalse();
        assertThat(security.path("readOnlyRootFilesystem").asBoolean()).isTrue();
        assertThat(security.at("/capabilities/drop/0").asText()).isEqualTo("ALL");
        assertThat(pod.path("automountServiceAccountToken").asBoolean(true)).isFalse();
        assertThat(pod.path("volumes")).noneMatch(volume -> volume.has("hostPath"));
        if (name.equals("worker")) {
            assertThat(pod.path("hostUsers").asBoolean(true)).isFalse();
            assertThat(security.path("procMount").asText()).isEqualTo("Unmasked");
        } else {
            assertThat(security.has("procMount")).isFalse();
            assertThat(pod.at("/securityContext/seccompProfile/type").asText()).isEqualTo("RuntimeDefault");
        }
    }

    @Test
    void theFilterIsTheOneThatTheNodesGet() throws IOException {
        String profile = object("Deployment", "worker")
                .at("/spec/template/spec/securityContext/seccompProfile/localhostProfile")
                .asText();
        JsonNode nodes = object("DaemonSet", "seccomp").at("/spec/template/spec");

        assertThat(nodes.at("/containers/0/command/2").asText()).contains("/filter/seccomp.json", "/nodes/" + profile);
        assertThat(nodes.at("/volumes/1/hostPath/path").asText()).isEqualTo("/var/lib/kubelet/seccomp");
        assertThat(Path.of("judge/container/seccomp.json")).isNotEmptyFile();
        assertThat(Files.readString(Path.of("judge/docs/containers.md"))).contains("localhostProfile: " + profile);
    }

    @Test
    void portsProbesAndLabelsFitTogether() throws IOException {
        JsonNode routes = YAML.readTree(Path.of("judge/server/src/main/resources/judge/web/openapi.json")
                .toFile());
        JsonNode web = container("web");

        assertThat(web.path("args")).anyMatch(one -> one.asText().equals("--port=" + web.at("/ports/0/containerPort")));
        for (String probe : List.of("startupProbe", "readinessProbe", "livenessProbe")) {
            String path = web.path(probe).at("/httpGet/path").asText();
            assertThat(path).startsWith("/api/v1/");
            assertThat(path.endsWith("/openapi.json") || routes.path("paths").has(path.substring("/api/v1".length())))
                    .as(path)
                    .isTrue();
        }
        for (JsonNode one : objects) {
            JsonNode labels = one.at("/spec/selector/matchLabels");
            if (one.at("/spec/template").isObject()) {
                assertThat(one.at("/spec/template/metadata/labels")).isEqualTo(labels);
            }
        }
        assertThat(object("Service", "web").at("/spec/selector"))
                .isEqualTo(object("Deployment", "web").at("/spec/selector/matchLabels"));
    }

    @Test
    void workersReachNamesAndTheDatabaseAlone() {
        JsonNode policy = object("NetworkPolicy", "worker").path("spec");
        Set<Integer> ports = new TreeSet<>();
        policy.path("egress").forEach(rule -> rule.path("ports")
                .forEach(port -> ports.add(port.path("port").asInt())));

        assertThat(policy.path("podSelector")).isEmpty();
        assertThat(policy.path("policyTypes")).hasSize(2);
        assertThat(policy.has("ingress")).isFalse();
        assertThat(ports).containsExactly(53, 5432);
        assertThat(policy.path("egress")).allMatch(rule -> rule.path("to").size() == 1);
    }

    private static List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(FOLDER)) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static List<JsonNode> documents(Path file) throws IOException {
        try (MappingIterator<JsonNode> all = YAML.readerFor(JsonNode.class).readValues(file.toFile())) {
            return all.readAll();
        }
    }

    private JsonNode object(String kind, String name) {
        return objects.stream()
                .filter(one -> one.path("kind").asText().equals(kind))
                .filter(one -> one.at("/metadata/name").asText().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private JsonNode container(String deployment) {
        return object("Deployment", deployment).at("/spec/template/spec/containers/0");
    }

    private List<String> environment(String deployment) {
        List<String> names = new ArrayList<>();
        container(deployment)
                .path("env")
                .forEach(one -> names.add(one.path("name").asText()));
        return names;
    }

    /** Fails where a field is missing or unknown: the classes of Kubernetes' own client know all of them. */
    private static void validate(JsonNode object) throws Exception {
        String[] version = object.path("apiVersion").asText().split("/", -1);
        String number = version[version.length - 1].toUpperCase(Locale.ROOT);
        Class<?> kind = Class.forName("io.kubernetes.client.openapi.models." + number
                + object.path("kind").asText());
        try {
            kind.getMethod("validateJsonElement", JsonElement.class)
                    .invoke(null, JsonParser.parseString(object.toString()));
        } catch (InvocationTargetException e) {
            throw new IllegalStateException(object.path("kind") + " " + object.at("/metadata/name"), e);
        }
    }
}
