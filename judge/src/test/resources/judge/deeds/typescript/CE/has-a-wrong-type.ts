const n: number = "text";
console.log(n);
