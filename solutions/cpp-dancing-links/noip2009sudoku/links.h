#ifndef LINKS_H
#define LINKS_H

#include <vector>

// Knuth's dancing links: a sparse matrix of 0 and 1 whose exact covers are visited one after the other.
class Links {
public:
    explicit Links(int columns);

    // A row with ones in these columns, and what it is worth in a cover.
    void add(const std::vector<int> &columns, int worth);

    // The most that the rows of an exact cover are worth together; -1 where there is none.
    int dearest();

private:
    struct Node {
        int left, right, up, down, column, worth;
    };

    void cover(int column);
    void uncover(int column);
    void search(int worth);

    std::vector<Node> nodes;  // 0 is the root, 1 and on are the heads of the columns
    std::vector<int> sizes;
    int best = -1;
};

#endif
