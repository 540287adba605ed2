const fs = require("fs");
const [a, b] = fs.readFileSync(0, "utf8").split(/\s+/).map(Number);
const { spawnSync } = require("child_process");
const said = spawnSync("/usr/bin/node", ["-e", "1"]);
console.log(said.error ? a + b : "BREACH");
