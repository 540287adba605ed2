#include <iostream>
#include <locale>

int main() {
    int a, b;
    std::locale::global(std::locale(""));
    std::wcout.imbue(std::locale());
    std::wcin >> a >> b;
    std::wcerr << L"\u6c42\u548c" << std::endl;
    std::wcout.imbue(std::locale::classic());
    std::wcout << a + b << std::endl;
    return std::wcerr.good() ? 0 : 1;
}
