"use strict";
// Keeps a page of teachers up to date: what has changed is exchanged, forms that somebody fills in stay as they are.
(() => {
  const sheet = document.querySelector(".sheet[data-refresh]");
  const seconds = sheet ? Number(sheet.dataset.refresh) : 0;
  if (!seconds) {
    return;
  }
  const busy = () => sheet.querySelector("form.fill:focus-within, details[open]") !== null || dirty;
  let dirty = false;
  sheet.addEventListener("input", () => { dirty = true; });

  const exchange = fresh => {
    const now = [...sheet.children];
    const next = [...fresh.children];
    const alike = now.length === next.length && now.every((part, i) => part.tagName === next[i].tagName);
    if (!alike) {
      if (!busy()) {
        sheet.replaceChildren(...next.map(part => document.importNode(part, true)));
      }
      return;
    }
    now.forEach((part, i) => {
      if (part.tagName !== "FORM" && !part.contains(document.activeElement) && part.innerHTML !== next[i].innerHTML) {
        const left = part.scrollLeft;
        part.innerHTML = next[i].innerHTML;
        part.scrollLeft = left;
      }
    });
  };

  const ask = async () => {
    let wait = seconds;
    try {
      const answer = document.hidden ? null : await fetch(location.href, { credentials: "same-origin" });
      if (answer && answer.ok && !answer.redirected) {
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        const fresh = page.querySelector(".sheet");
        if (fresh) {
          exchange(fresh);
          wait = Number(fresh.dataset.refresh);
        }
      }
    } catch (e) {
      wait = Math.max(wait, 10);
    }
    if (wait) {
      setTimeout(ask, wait * 1000);
    }
  };
  setTimeout(ask, seconds * 1000);
})();
