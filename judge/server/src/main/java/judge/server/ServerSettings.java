package judge.server;

import java.nio.file.Path;
import java.util.List;
import judge.app.JudgeOptions;
import org.jspecify.annotations.Nullable;

/**
 * The settings of a server.
 *
 * @param host name or address to listen at
 * @param port 0: any that is free
 * @param data folder of the server, which no other server may have at the same time
 * @param url of the database
 * @param problems folder of the packages that all teachers get
 * @param tls certificate and key in PEM; empty: plain HTTP
 * @param behindProxy whether a proxy speaks HTTPS with the browsers, and tells their addresses
 * @param judges whether it judges; else other machines on its database do
 * @param judging the rules of judging, and the processors
 * @param printCommand the command that prints files of contestants; null: the jury prints them
 * @param demo folder of the works of students of a course of the shipped problems, which is made; null: it is not
 * @param upkeep what it does for its own sake
 */
public record ServerSettings(
        String host,
        int port,
        Path data,
        String url,
        Path problems,
        List<Path> tls,
        boolean behindProxy,
        boolean judges,
        JudgeOptions judging,
        @Nullable String printCommand,
        @Nullable Path demo,
        Upkeep upkeep) {

    public ServerSettings {
        tls = List.copyOf(tls);
    }
}
