package judge.online.contest;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** The networks in which a called program may be, seen from the server: each includes those before it. */
public enum Reach {
    /** Anywhere outside. */
    INTERNET,
    /** Addresses in a private network, such as that of a school. */
    NETWORK,
    /** The server's own machine or its link, where services trust who calls; also addresses that are nobody's. */
    HOST;

    private static final int FIRST_FREE_PORT = 1024;
    private static final Set<Integer> PORTS_OF_THE_WEB = Set.of(80, 443);

    private static final List<Block> HOSTS = blocks(
            "0.0.0.0/8",
            "127.0.0.0/8",
            "169.254.0.0/16",
            "fe80::/10",
            // The metadata services of clouds, which tell a machine its keys.
            "100.100.100.200/32",
            "168.63.129.16/32",
            "192.0.0.0/24",
            "fd00:ec2::254/128",
            // Translated into IPv4 as each network likes.
            "64:ff9b:1::/48",
            // To several, to all, to nobody.
            "224.0.0.0/4",
            "240.0.0.0/4",
            "ff00::/8");
    private static final List<Block> NETWORKS = blocks(
            "10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "100.64.0.0/10", "198.18.0.0/15", "fc00::/7", "fec0::/10");

    /** A block of addresses that contain an address of IPv4, from a byte on. */
    private record Wrapping(Block block, int at) {}

    private static final List<Wrapping> WRAPPINGS = List.of(
            new Wrapping(Block.of("::/96"), 12),
            new Wrapping(Block.of("64:ff9b::/96"), 12),
            new Wrapping(Block.of("2002::/16"), 2));

    /** All addresses that begin with the same bits. */
    private record Block(List<Byte> start, int bits) {

        static Block of(String text) {
            String[] parts = text.split("/", 2);
            return new Block(bytes(address(parts[0]).getAddress()), Integer.parseInt(parts[1]));
        }

        private static List<Byte> bytes(byte[] address) {
            Byte[] all = new Byte[address.length];
            Arrays.setAll(all, i -> address[i]);
            return List.of(all);
        }

        boolean has(byte[] address) {
            if (address.length != start.size()) {
                return false;
            }
            for (int bit = 0; bit < bits; bit++) {
                int mask = 0x80 >> bit % Byte.SIZE;
                if (((start.get(bit / Byte.SIZE) ^ address[bit / Byte.SIZE]) & mask) != 0) {
                    return false;
                }
            }
            return true;
        }
    }

    private static List<Block> blocks(String... texts) {
        return Stream.of(texts).map(Block::of).toList();
    }

    /** Reads an address; no name server is asked, as the text is an address already. */
    private static InetAddress address(String literal) {
        try {
            return InetAddress.getByName(literal);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(literal, e);
        }
    }

    /** Returns the reach of an address. */
    public static Reach of(InetAddress address) {
        return of(address.getAddress());
    }

    private static Reach of(byte[] address) {
        if (HOSTS.stream().anyMatch(block -> block.has(address))) {
            return HOST;
        }
        if (NETWORKS.stream().anyMatch(block -> block.has(address))) {
            return NETWORK;
        }
        Optional<Wrapping> wrapping =
                WRAPPINGS.stream().filter(one -> one.block().has(address)).findFirst();
        return wrapping.map(one -> of(Arrays.copyOfRange(address, one.at(), one.at() + Integer.BYTES)))
                .orElse(INTERNET);
    }

    /** Returns the reach of a port: ports below 1024 are services of a host, except the two of the web. */
    public static Reach ofPort(int port) {
        return port >= FIRST_FREE_PORT || PORTS_OF_THE_WEB.contains(port) ? INTERNET : HOST;
    }

    /** Tells whether a caller with this reach may call a program that needs the other one. */
    public boolean covers(Reach needed) {
        return compareTo(needed) >= 0;
    }
}
