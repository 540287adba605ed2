"use strict";
(() => {
  const texts = document.getElementById("texts").dataset;
  const collator = new Intl.Collator(document.documentElement.lang, { numeric: true });
  const name = document.getElementById("name");
  const verdict = document.getElementById("verdict");
  const count = document.getElementById("count");
  const rows = [...document.querySelectorAll(".ranking tbody tr, .matrix tbody tr")];
  const ranked = [...document.querySelectorAll("#ranking tbody tr")];
  const nameOf = row => row.querySelector("th").textContent.trim();

  // Who is on a roster is found by what stands there, too.
  const students = new Map(ranked.map(row => [nameOf(row), row.querySelector(".student")?.textContent ?? ""]));

  const group = document.getElementById("group");
  const groups = new Map(ranked.map(row => [nameOf(row), row.querySelector(".group")?.textContent ?? ""]));

  function filter() {
    const wanted = name.value.trim().toLocaleLowerCase();
    const code = verdict.value;
    const having = new Set();
    if (code) {
      for (const row of rows) {
        if (row.querySelector("." + code)) having.add(nameOf(row));
      }
    }
    for (const row of rows) {
      const own = nameOf(row);
      const named = (own + "\n" + (students.get(own) ?? "")).toLocaleLowerCase().includes(wanted);
      const matches = !code || (row.closest("#ranking") ? having.has(own) : row.querySelector("." + code) !== null);
      const grouped = !group?.value || groups.get(own) === group.value;
      row.hidden = !(named && matches && grouped);
    }
    const shown = ranked.filter(row => !row.hidden).length;
    count.textContent = texts.of.replace("{shown}", shown).replace("{all}", ranked.length);
  }

  const value = (row, column) => {
    const cell = row.cells[column];
    return cell.dataset.v === undefined ? cell.textContent.trim() : cell.dataset.v;
  };

  function sort(table, column, button) {
    const head = button.closest("th");
    const down = head.getAttribute("aria-sort") === "ascending";
    for (const other of table.tHead.querySelectorAll("th")) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const body = table.tBodies[0];
    const sorted = [...body.rows].map((row, place) => ({ row, place, key: value(row, column) }));
    const sign = down ? -1 : 1;
    sorted.sort((a, b) => {
      const numbers = a.key !== "" && b.key !== "" && !isNaN(a.key) && !isNaN(b.key);
      const order = numbers ? a.key - b.key : collator.compare(a.key, b.key);
      return sign * order || a.place - b.place;
    });
    body.append(...sorted.map(one => one.row));
  }

  for (const table of document.querySelectorAll("table")) {
    [...table.tHead.rows[0].cells].forEach((head, column) => {
      const button = document.createElement("button");
      button.type = "button";
      button.title = texts.sort;
      button.append(...head.childNodes);
      head.append(button);
      button.addEventListener("click", () => sort(table, column, button));
    });
  }
  name.addEventListener("input", filter);
  verdict.addEventListener("change", filter);
  group?.addEventListener("change", filter);
  const tools = document.getElementById("tools");
  tools.addEventListener("submit", event => event.preventDefault());
  tools.hidden = false;
  filter();
})();
