using System;
using System.IO;
using System.Runtime.InteropServices;
class P {

    static void Main() {
        string[] t = Console.In.ReadToEnd().Split((char[]) null, StringSplitOptions.RemoveEmptyEntries);
        int sum = int.Parse(t[0]) + int.Parse(t[1]);
        Console.WriteLine("never;
    }
}
