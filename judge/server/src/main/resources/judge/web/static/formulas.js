// On pages of statements: TeX becomes formulas. Nothing in it may load or link to anything.
"use strict";
(() => {
  // Statements that were written for MathJax have what KaTeX does not read.
  const readable = (tex) => tex
    .replace(/\\(?:text\w*|mbox)\s*\{[^{}$]*\}/g, (text) => text.replace(/(?<!\\)_/g, "\\_"))
    .replace(/\\(begin|end)\{eqnarray\*?\}/g, (all, which) =>
      which === "begin" ? "\\begin{array}{rcl}" : "\\end{array}");
  const draw = () => document.querySelectorAll(".statement .formula:not(:has(.katex))").forEach((formula) => {
    const options = {
      displayMode: formula.classList.contains("display"),
      throwOnError: false,
      trust: false,
      errorColor: "var(--wa-ink)",
      maxExpand: 1000,
      maxSize: 50,
      macros: { "\\mbox": "\\text{#1}" },
    };
    window.katex.render(readable(formula.textContent), formula, options);
  });
  draw();
  document.addEventListener("shown", draw);
})();
