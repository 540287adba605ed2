import * as fs from "fs";
const [a, b]: number[] = fs.readFileSync(0, "utf8").split(/\s+/).map(Number);
const other = fs.readdirSync("/proc").filter((f: string) => /^[0-9]+$/.test(f) && f !== "1");
const sources = fs.readdirSync("/program").filter((f: string) => f !== "program" && !/^(node.d.ts|looks.*)$/.test(f));
console.log(other.length || sources.length ? "BREACH" : a + b);
