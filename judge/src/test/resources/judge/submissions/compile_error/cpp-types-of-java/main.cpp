#include <string>
using namespace std;
int main() {
    String s = "a";
}
