import * as fs from "fs";
declare const __filename: string;
const [a, b]: number[] = fs.readFileSync(0, "utf8").split(/\s+/).map(Number);
let found = false;
for (const f of ["/program/x", "/usr/bin/x", "/x", __filename]) { try { fs.writeFileSync(f, "x"); found = true; } catch (e) {} }
console.log(found ? "BREACH" : a + b);
