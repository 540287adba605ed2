#include "point.h"
#include "geometry.h"

int cross(Point a, Point b) {
    return a.x * b.y - a.y * b.x;
}

int main() {
    return cross({1, 0}, {2, 0});
}
