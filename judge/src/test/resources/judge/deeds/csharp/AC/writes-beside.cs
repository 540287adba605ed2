using System;
using System.IO;
using System.Runtime.InteropServices;
class P {

    static void Main() {
        string[] t = Console.In.ReadToEnd().Split((char[]) null, StringSplitOptions.RemoveEmptyEntries);
        int sum = int.Parse(t[0]) + int.Parse(t[1]);
        bool wrote = false;
        foreach (string f in new[] { "/program/x", "/usr/bin/x", "/x", "/program/program" }) { try { File.WriteAllText(f, "x"); wrote = true; } catch (Exception) { } }
        Console.WriteLine(wrote ? "BREACH" : sum.ToString());
    }
}
