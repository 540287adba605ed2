#pragma GCC plugin "evil.so"
#pragma GCC pch_preprocess "/etc/passwd"

int main() {
    return evil;
}
