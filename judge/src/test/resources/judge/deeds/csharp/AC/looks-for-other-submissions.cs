using System;
using System.IO;
using System.Runtime.InteropServices;
class P {

    static void Main() {
        string[] t = Console.In.ReadToEnd().Split((char[]) null, StringSplitOptions.RemoveEmptyEntries);
        int sum = int.Parse(t[0]) + int.Parse(t[1]);
        int others = 0;
        foreach (string f in Directory.GetDirectories("/proc")) { int id; if (int.TryParse(Path.GetFileName(f), out id) && id != 1) others++; }
        Console.WriteLine(others > 0 || Directory.GetFiles("/program").Length != 1 ? "BREACH" : sum.ToString());
    }
}
