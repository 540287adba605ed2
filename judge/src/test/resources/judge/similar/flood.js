const lines = require("fs").readFileSync(0, "utf8").split("\n");
const [rows, columns] = lines[0].split(" ").map(Number);
const map = lines.slice(1, rows + 1).map((line) => line.split(""));

// Takes an island away.
function fill(row, column) {
  if (row < 0 || row >= rows || column < 0 || column >= columns) return;
  if (map[row][column] !== "#") return;
  map[row][column] = ".";
  for (const [down, right] of [[0, 1], [1, 0], [0, -1], [-1, 0]]) {
    fill(row + down, column + right);
  }
}

let islands = 0;
for (let row = 0; row < rows; row++) {
  for (let column = 0; column < columns; column++) {
    if (map[row][column] === "#") {
      islands++;
      fill(row, column);
    }
  }
}
console.log("there are " + islands);
