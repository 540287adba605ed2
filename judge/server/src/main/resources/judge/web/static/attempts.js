// On pages with a list of one's attempts: those that are not judged yet say how they go on. When there is a verdict, or
// somebody comes back to the page, the list is fetched anew.
"use strict";
(() => {
  const FRESH = "[data-fresh]";
  if (!document.querySelector(FRESH) || !window.EventSource) {
    return;
  }
  const MOST = 3; // Browsers open few connections to a server.
  let open = [];
  const close = () => {
    open.forEach((events) => events.close());
    open = [];
  };
  const follow = (line) => {
    const words = line.closest(".scroll").dataset;
    const events = new EventSource(`${line.dataset.pending}/events`);
    const told = (name, text) => events.addEventListener(name, (event) => {
      line.textContent = text(JSON.parse(event.data));
    });
    told("place", (data) => (data.place > 1 ? words.place.replace("#", data.place - 1) : words.next));
    told("phase", (data) => (data.phase === "compiling" ? words.compiling : words.judging));
    told("case", (data) => words.case.replace("#", `${data.done}/${data.of}`));
    events.addEventListener("verdict", next);
    return events;
  };
  const watch = () => {
    close();
    open = [...document.querySelectorAll("[data-pending]")].slice(0, MOST).map(follow);
  };
  const fetched = async () => {
    const answer = await fetch(location.pathname, { credentials: "same-origin" });
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    for (const part of answer.ok ? document.querySelectorAll(FRESH) : []) {
      const fresh = page.querySelector(`[data-fresh=${part.dataset.fresh}]`);
      if (fresh && fresh.innerHTML !== part.innerHTML) {
        const folded = part.querySelector("details:not([open])") !== null;
        part.replaceChildren(...fresh.childNodes);
        part.querySelectorAll("details").forEach((one) => { one.open = !folded; });
      }
    }
  };
  const next = () => {
    close();
    fetched().then(watch, () => {}); // Whoever is offline comes back to the page.
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? close() : next()));
  window.addEventListener("pageshow", (event) => (event.persisted ? next() : watch()));
})();
