const fs = require("fs");
const [a, b] = fs.readFileSync(0, "utf8").split(/\s+/).map(Number);
let found = false;
for (const f of ["/etc/passwd", "npm", "/usr/lib/node_modules/npm"]) { try { require(f); found = true; } catch (e) {} }
console.log(found ? "BREACH" : a + b);
