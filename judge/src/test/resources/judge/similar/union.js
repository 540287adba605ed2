const [head, ...lines] = require("fs").readFileSync(0).toString().trim().split("\n");
const width = parseInt(head.split(" ")[1], 10);
const parent = new Map();

const root = (cell) => {
  while (parent.get(cell) !== cell) {
    parent.set(cell, parent.get(parent.get(cell)));
    cell = parent.get(cell);
  }
  return cell;
};

class Count {
  constructor() { this.sets = 0; }
  add(cell) { parent.set(cell, cell); this.sets += 1; }
  join(one, other) {
    if (!parent.has(other)) return;
    const first = root(one), second = root(other);
    if (first !== second) { parent.set(first, second); this.sets -= 1; }
  }
}

const count = new Count();
lines.forEach((line, row) => [...line].forEach((sign, column) => {
  if (sign !== "#") return;
  const cell = row * (width + 1) + column;
  count.add(cell);
  count.join(cell, cell - 1);
  count.join(cell, cell - width - 1);
}));
console.log(`there are ${count.sets}`);
