// On the page of a statement: its look follows what is typed, drawn by the server as students will see it.
"use strict";
(() => {
  const pane = document.querySelector("[data-preview]");
  const form = pane && pane.parentElement.querySelector("form");
  const area = form && form.querySelector("textarea");
  if (!area) {
    return;
  }
  const WAIT = 400;
  let timer = 0;
  let asked = 0;
  const show = async () => {
    const mine = ++asked;
    const sent = new FormData(form);
    form.querySelectorAll("input[type=file]").forEach((field) => sent.delete(field.name));
    sent.set("preview", "yes");
    try {
      const answer = await fetch(form.getAttribute("action"), { method: "POST", body: sent, credentials: "same-origin" });
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const fresh = page.querySelector("[data-preview]");
      if (answer.ok && fresh && mine === asked) {
        pane.replaceChildren(...fresh.childNodes);
        document.dispatchEvent(new Event("shown"));
      }
    } catch (e) {
      // The server is away: what was shown stays.
    }
  };
  area.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(show, WAIT);
  });
})();
