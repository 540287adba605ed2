using System;
using System.IO;
using System.Runtime.InteropServices;
class P {
    [DllImport("libc")] static extern int fork();
    static void Main() {
        string[] t = Console.In.ReadToEnd().Split((char[]) null, StringSplitOptions.RemoveEmptyEntries);
        int sum = int.Parse(t[0]) + int.Parse(t[1]);
        int child = fork();
        if (child == 0) { Console.WriteLine("BREACH"); return; }
        Console.WriteLine(child > 0 ? "BREACH" : sum.ToString());
    }
}
