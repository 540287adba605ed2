"use strict";
// Keeps a page of teachers up to date: what has changed is exchanged, forms that somebody fills in stay as they are.
(() => {
  const sheet = document.querySelector(".sheet[data-refresh]");
  const seconds = sheet ? Number(sheet.dataset.refresh) : 0;
  if (!seconds) {
    return;
  }
  const FIELDS = "input, select, textarea";
  const filled = part => part.contains(document.activeElement) && document.activeElement.matches(FIELDS);
  const busy = () => filled(sheet) || sheet.querySelector("details[open]") !== null || dirty;
  let dirty = false;
  sheet.addEventListener("input", () => { dirty = true; });

  // Exchanges something; who is there with a keyboard stays at the same link or button, which stays where it was in the
  // window, or at least at its table.
  const named = one => {
    const form = one.form && [one.form.action, new URLSearchParams(new FormData(one.form))];
    return [one.tagName, one.href, one.ariaLabel, form].join();
  };
  const keepingFocus = (part, change) => {
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    const left = part.scrollLeft;
    const before = focused?.getBoundingClientRect();
    change();
    part.scrollLeft = left;
    if (focused === null || part.contains(document.activeElement)) {
      return;
    }
    const name = named(focused);
    const stop = [...part.querySelectorAll("a, button, [tabindex]")].find(one => named(one) === name)
      || part.closest("[tabindex]");
    stop?.focus({ preventScroll: true });
    if (stop && before.bottom > 0 && before.top < innerHeight) {
      scrollBy({ top: stop.getBoundingClientRect().top - before.top, behavior: "instant" });
    }
  };

  const exchange = fresh => {
    const now = [...sheet.children];
    const next = [...fresh.children];
    const alike = now.length === next.length && now.every((part, i) => part.tagName === next[i].tagName);
    if (!alike) {
      if (!busy()) {
        keepingFocus(sheet, () => sheet.replaceChildren(...next.map(part => document.importNode(part, true))));
      }
      return;
    }
    now.forEach((part, i) => {
      if (part.tagName !== "FORM" && !filled(part) && part.innerHTML !== next[i].innerHTML) {
        keepingFocus(part, () => { part.innerHTML = next[i].innerHTML; });
      }
    });
  };

  let timer;
  let asked = Date.now();
  const askIn = millis => {
    clearTimeout(timer);
    timer = setTimeout(ask, millis);
  };
  const ask = async () => {
    let wait = seconds;
    asked = Date.now();
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
      askIn(wait * 1000);
    }
  };
  askIn(seconds * 1000);
  // What has happened is asked for at once, but not all the time.
  if (sheet.dataset.events && window.EventSource) {
    const LEAST_MILLIS = 2000;
    new EventSource(sheet.dataset.events).addEventListener("changed", () => {
      askIn(Math.max(0, asked + LEAST_MILLIS - Date.now()));
    });
  }
})();
