// On a list of submissions: j and k go down and up, Enter opens.
"use strict";
(() => {
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, select, textarea, [contenteditable]");
    if (typing || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || !/^[jk]$/.test(event.key)) {
      return;
    }
    const rows = [...document.querySelectorAll("table.submissions tbody th a")];
    const at = rows.findIndex((row) => row.closest("tr").contains(document.activeElement));
    const next = rows[at < 0 ? 0 : Math.min(Math.max(at + (event.key === "j" ? 1 : -1), 0), rows.length - 1)];
    if (next) {
      event.preventDefault();
      next.focus();
      next.scrollIntoView({ block: "nearest" });
    }
  });
})();
