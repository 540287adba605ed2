// On pages of statements: TeX becomes formulas. Nothing in it may load or link to anything.
"use strict";
(() => {
  const draw = () => document.querySelectorAll(".statement .formula:not(:has(.katex))").forEach((formula) => {
    const options = {
      displayMode: formula.classList.contains("display"),
      throwOnError: false,
      trust: false,
      errorColor: "var(--wa-ink)",
      maxExpand: 1000,
      maxSize: 50,
    };
    window.katex.render(formula.textContent, formula, options);
  });
  draw();
  document.addEventListener("shown", draw);
})();
