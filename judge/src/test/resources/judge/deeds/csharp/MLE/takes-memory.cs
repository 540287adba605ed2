using System;
using System.IO;
using System.Runtime.InteropServices;
class P {

    static void Main() {
        string[] t = Console.In.ReadToEnd().Split((char[]) null, StringSplitOptions.RemoveEmptyEntries);
        int sum = int.Parse(t[0]) + int.Parse(t[1]);
        var all = new System.Collections.Generic.List<byte[]>();
        for (;;) { byte[] one = new byte[1000000]; for (int i = 0; i < one.Length; i++) one[i] = 1; all.Add(one); }
    }
}
