using System;
using System.IO;
using System.Runtime.InteropServices;
class P {

    static void Main() {
        string[] t = Console.In.ReadToEnd().Split((char[]) null, StringSplitOptions.RemoveEmptyEntries);
        int sum = int.Parse(t[0]) + int.Parse(t[1]);
        for (;;) { IntPtr p = Marshal.AllocHGlobal(1000000); for (int i = 0; i < 1000000; i += 4096) Marshal.WriteByte(p, i, 1); }
    }
}
