export module zoo;
import "/etc/passwd";

int main() {
}
