const fs = require("fs");
const [a, b]: number[] = fs.readFileSync(0, "utf8").split(/\s+/).map(Number);
const s = require("net").connect(22, "127.0.0.1");
s.on("connect", () => console.log("BREACH"));
s.on("error", () => console.log(a + b));
