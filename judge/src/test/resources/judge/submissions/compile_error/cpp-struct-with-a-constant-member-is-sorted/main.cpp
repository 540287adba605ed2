#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

struct Person {
    const int id;
    int score;
};

bool better(const Person &a, const Person &b) {
    return a.score > b.score;
}

int main() {
    vector<Person> all;
    all.push_back({1, 2});
    sort(all.begin(), all.end(), better);
    cout << all[0].id << endl;
}
