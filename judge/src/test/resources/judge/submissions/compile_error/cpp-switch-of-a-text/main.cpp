#include <string>
using namespace std;
int main() {
    string s = "a";
    switch (s) {
        default: break;
    }
}
