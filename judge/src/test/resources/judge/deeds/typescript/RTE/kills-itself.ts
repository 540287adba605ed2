process.kill(process.pid, "SIGKILL");
console.log("BREACH");
