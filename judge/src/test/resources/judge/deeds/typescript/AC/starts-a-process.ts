import { readFileSync } from "fs";
const [a, b]: number[] = readFileSync(0, "utf8").split(/\s+/).map(Number);
const said = require("child_process").spawnSync("/usr/bin/node", ["-e", "1"]);
console.log(said.error ? a + b : "BREACH");
