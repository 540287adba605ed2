#include "links.h"

#include <algorithm>

Links::Links(int columns) : sizes(columns + 1, 0) {
    for (int i = 0; i <= columns; ++i) {
        nodes.push_back({i - 1, i + 1, i, i, i, 0});
    }
    nodes.front().left = columns;
    nodes.back().right = 0;
}

void Links::add(const std::vector<int> &columns, int worth) {
    const int first = static_cast<int>(nodes.size());
    const int count = static_cast<int>(columns.size());
    for (int i = 0; i < count; ++i) {
        const int head = columns[i] + 1;
        const int own = first + i;
        nodes.push_back({first + (i + count - 1) % count, first + (i + 1) % count, nodes[head].up, head, head, worth});
        nodes[nodes[head].up].down = own;
        nodes[head].up = own;
        ++sizes[head];
    }
}

int Links::dearest() {
    best = -1;
    search(0);
    return best;
}

void Links::cover(int column) {
    nodes[nodes[column].left].right = nodes[column].right;
    nodes[nodes[column].right].left = nodes[column].left;
    for (int row = nodes[column].down; row != column; row = nodes[row].down) {
        for (int node = nodes[row].right; node != row; node = nodes[node].right) {
            nodes[nodes[node].up].down = nodes[node].down;
            nodes[nodes[node].down].up = nodes[node].up;
            --sizes[nodes[node].column];
        }
    }
}

void Links::uncover(int column) {
    for (int row = nodes[column].up; row != column; row = nodes[row].up) {
        for (int node = nodes[row].left; node != row; node = nodes[node].left) {
            nodes[nodes[node].up].down = node;
            nodes[nodes[node].down].up = node;
            ++sizes[nodes[node].column];
        }
    }
    nodes[nodes[column].left].right = column;
    nodes[nodes[column].right].left = column;
}

void Links::search(int worth) {
    int smallest = nodes[0].right;
    if (smallest == 0) {
        best = std::max(best, worth);
        return;
    }
    for (int head = nodes[smallest].right; head != 0; head = nodes[head].right) {
        if (sizes[head] < sizes[smallest]) {
            smallest = head;
        }
    }
    if (sizes[smallest] == 0) {
        return;
    }
    cover(smallest);
    for (int row = nodes[smallest].down; row != smallest; row = nodes[row].down) {
        for (int node = nodes[row].right; node != row; node = nodes[node].right) {
            cover(nodes[node].column);
        }
        search(worth + nodes[row].worth);
        for (int node = nodes[row].left; node != row; node = nodes[node].left) {
            uncover(nodes[node].column);
        }
    }
    uncover(smallest);
}
