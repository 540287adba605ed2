package judge.exactcover;

/**
 * The invariants of {@link Links} between any two steps: every list can be walked both ways and is as long as its count
 * says, every closed item is owned by one option, and no open item lists an option that a closed item rules out.
 */
record LinkInvariants(Links links) {
    void check() {
        int open = 0;
        for (int item = 0; item < links.items; item++) {
            if (links.owner[item] == Links.OPEN) {
                open += item < links.primaryItems ? 1 : 0;
                checkList(item);
            } else {
                checkOwner(item);
            }
        }
        require(open == links.openItems, "%d primary items are open, but not as many were counted", open);
    }

    private void checkList(int item) {
        int head = Links.head(item);
        int size = links.size[item] - (item < links.primaryItems ? 0 : Links.NOT_WATCHED);
        int length = 0;
        int node = head;
        while (links.nodes[node + Links.DOWN] != head) {
            int next = links.nodes[node + Links.DOWN];
            checkLink(node, next);
            require(links.nodes[next + Links.ITEM] == item, "node %d is in the list of another item", next);
            checkOption(links.option(next));
            length++;
            require(length <= size, "the list of item %d is longer than its count", item);
            node = next;
        }
        checkLink(links.nodes[head + Links.UP], head);
        require(length == size, "the list of item %d is shorter than its count", item);
    }

    private void checkLink(int above, int below) {
        require(links.nodes[below + Links.UP] == above, "a list is broken above node %d", below);
        require(links.nodes[above + Links.DOWN] == below, "a list is broken below node %d", above);
    }

    private void checkOption(int option) {
        require(
                links.isAvailable(option),
                "option %d is listed but has a closed item or is not in all its lists",
                option);
    }

    private void checkOwner(int item) {
        int option = links.owner[item];
        boolean covers = false;
        for (int node = links.firstNode[option]; node < links.firstNode[option + 1]; node += Links.FIELDS) {
            int other = links.nodes[node + Links.ITEM];
            covers |= other == item;
            require(links.owner[other] == option, "option %d shares its items with another", option);
        }
        require(covers, "item %d is closed by an option that has not got it", item);
    }

    private static void require(boolean holds, String fault, int number) {
        if (!holds) {
            throw new IllegalStateException(String.format(fault, number));
        }
    }
}
