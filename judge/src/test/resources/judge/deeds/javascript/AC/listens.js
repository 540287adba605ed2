const fs = require("fs");
const [a, b] = fs.readFileSync(0, "utf8").split(/\s+/).map(Number);
const s = require("net").createServer();
s.on("error", () => console.log(a + b));
s.listen(8080, () => { console.log("BREACH"); process.exit(); });
