const f = n => 1 + f(n + 1);
console.log(f(1));
