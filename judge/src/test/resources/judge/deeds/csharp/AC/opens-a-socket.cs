using System;
using System.IO;
using System.Net.Sockets;
using System.Runtime.InteropServices;
class P {

    static void Main() {
        string[] t = Console.In.ReadToEnd().Split((char[]) null, StringSplitOptions.RemoveEmptyEntries);
        int sum = int.Parse(t[0]) + int.Parse(t[1]);
        bool open = false;
        // A TcpClient swallows that it got no socket.
        try { new Socket(AddressFamily.InterNetwork, SocketType.Stream, ProtocolType.Tcp); open = true; }
        catch (SocketException) { }
        Console.WriteLine(open ? "BREACH" : sum.ToString());
    }
}
