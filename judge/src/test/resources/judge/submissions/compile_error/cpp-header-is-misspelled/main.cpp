#include <algoritm>
int main() {
}
