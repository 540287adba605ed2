const fs = require("fs");
const [a, b] = fs.readFileSync(0, "utf8").split(/\s+/).map(Number);
const other = fs.readdirSync("/proc").filter(f => /^[0-9]+$/.test(f) && f !== "1");
const files = fs.readdirSync("/program");
console.log(other.length || files.length !== 1 ? "BREACH" : a + b);
