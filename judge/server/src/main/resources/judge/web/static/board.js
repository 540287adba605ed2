// Keeps a scoreboard up to date: told that it has changed, it is fetched within a second, at a moment that differs from
// browser to browser, and only rows that are others than before are exchanged.
"use strict";
(() => {
  const body = document.body;
  const SPREAD = 1000;
  let ahead = 0; // of the server's clock

  const mark = () => {
    const me = /^#t\d+$/.test(location.hash) ? document.getElementById(location.hash.slice(1)) : null;
    document.querySelectorAll("#board tr.me").forEach((row) => row !== me && row.classList.remove("me"));
    if (me) {
      me.classList.add("me");
    }
  };

  const same = (one, other) => one.innerHTML === other.innerHTML && one.className.replace(/\b(me|new|off)\b/g, "").trim().replace(/ +/g, " ") === other.className;

  // What the columns are; how many have solved each problem changes all the time.
  const columns = (heads) => [...heads.querySelectorAll("th")]
    .map((head) => head.title + head.textContent.slice(0, head.textContent.length - (head.querySelector("small")?.textContent.length || 0)))
    .join("\n");

  const exchange = (page) => {
    const table = document.querySelector("#board tbody");
    const fresh = page.querySelector("#board tbody");
    const heads = document.querySelector("#board thead");
    const freshHeads = page.querySelector("#board thead");
    if (!table || !fresh) {
      location.reload();
      return;
    }
    if (columns(heads) !== columns(freshHeads)) {
      location.reload();
      return;
    }
    if (heads.innerHTML !== freshHeads.innerHTML) {
      heads.replaceChildren(...[...freshHeads.children].map((row) => document.importNode(row, true)));
    }
    const there = new Map([...table.rows].map((row) => [row.id, row]));
    const rows = [...fresh.rows].map((row) => {
      const old = there.get(row.id);
      if (old && same(old, row)) {
        old.classList.remove("new");
        return old;
      }
      const next = document.importNode(row, true);
      if (old) {
        next.classList.add("new");
      }
      return next;
    });
    table.replaceChildren(...rows);
    fit();
    for (const part of ["state", "when"]) {
      const now = document.getElementById(part);
      const then = page.getElementById(part);
      if (now && then && now.outerHTML !== then.outerHTML) {
        now.replaceWith(document.importNode(then, true));
      }
    }
    for (const name of ["starts", "ends"]) {
      body.dataset[name] = page.body.dataset[name];
    }
    if (page.body.dataset.held === undefined) {
      delete body.dataset.held;
    } else {
      body.dataset.held = page.body.dataset.held;
    }
    local();
    mark();
  };

  // In a hall, and over the picture of a stream: as many rows at a time as can be read from afar, which fill the
  // screen; what is more comes on further pages, which turn by themselves. P stops that, arrows turn by hand.
  const overlay = location.pathname.endsWith("/overlay");
  const hall = overlay || new URLSearchParams(location.search).has("hall");
  const MOST = overlay ? 10 : 20;
  const TURN = overlay ? 8000 : 12000;
  let page = 0;
  let turned = 0;
  let held = false;
  const foot = hall ? body.appendChild(document.createElement("p")) : null;
  const fit = () => {
    const board = document.getElementById("board");
    if (!hall || !board || !board.querySelector("tbody")) {
      return;
    }
    const rows = [...board.querySelector("tbody").rows];
    const pages = Math.max(1, Math.ceil(rows.length / MOST));
    const each = Math.max(1, Math.ceil(rows.length / pages));
    page = (page + pages) % pages;
    rows.forEach((row, i) => row.classList.toggle("off", Math.floor(i / each) !== page));
    foot.textContent = pages > 1 ? `${page * each + 1}–${Math.min(rows.length, (page + 1) * each)} / ${rows.length}` : "";
    const columns = board.querySelectorAll("colgroup col").length;
    const height = overlay ? Math.max(28, innerHeight / 26) : Math.floor((board.clientHeight - board.querySelector("thead").offsetHeight) / Math.max(each, 6)) - 1;
    const problems = board.querySelectorAll("colgroup col.p").length;
    const least = innerHeight / 30;
    const row = Math.max(Math.ceil(least), Math.min(height, innerHeight / 6.5));
    const cell = Math.min(row * 0.36, (board.clientWidth * 0.6) / (Math.max(problems, 4) + 4) / 2.9);
    board.style.setProperty("--row", `${row}px`);
    board.style.setProperty("--cell", `${Math.max(12, cell)}px`);
    board.dataset.columns = String(columns);
  };
  if (hall) {
    body.classList.add(overlay ? "overlay" : "hall");
    document.documentElement.classList.toggle("clear", overlay);
    foot.id = "pages";
    new ResizeObserver(fit).observe(document.getElementById("board"));
    const turn = (by) => {
      page += by;
      turned = Date.now();
      fit();
    };
    setInterval(() => !held && Date.now() - turned >= TURN && turn(1), 500);
    turn(0);
    document.addEventListener("keydown", (event) => {
      const by = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }[event.key];
      if (by) {
        event.preventDefault();
        turn(by);
      } else if (event.key === "p") {
        held = !held;
        body.classList.toggle("held", held);
      }
    });
  }

  let asking = false;
  let again = false;
  const ask = async () => {
    if (asking) {
      again = true;
      return;
    }
    asking = true;
    try {
      const answer = await fetch(location.pathname + location.search, { cache: "no-cache", credentials: "same-origin" });
      if (answer.redirected || answer.status === 401 || answer.status === 404) {
        location.reload();
      } else if (answer.ok) {
        const date = Date.parse(answer.headers.get("Date"));
        ahead = Number.isNaN(date) ? 0 : date - Date.now();
        exchange(new DOMParser().parseFromString(await answer.text(), "text/html"));
      }
    } catch (e) {
      // The server is away: it is asked again when events come again.
    }
    asking = false;
    if (again) {
      again = false;
      later();
    }
  };
  let waiting = 0;
  const later = () => {
    if (!waiting) {
      waiting = setTimeout(() => {
        waiting = 0;
        ask();
      }, SPREAD * Math.random());
    }
  };

  if (body.dataset.events && window.EventSource) {
    const listen = () => {
      const events = new EventSource(body.dataset.events);
      let opened = false;
      events.addEventListener("changed", later);
      events.onopen = () => {
        if (opened) {
          later(); // What happened in between was not told.
        }
        opened = true;
      };
      events.onerror = () => {
        if (events.readyState === EventSource.CLOSED) {
          setTimeout(() => {
            listen();
            later();
          }, 5000 + 5000 * Math.random());
        }
      };
    };
    listen();
  } else if (body.dataset.events) {
    setInterval(later, 30000);
  }

  const two = (n) => String(n).padStart(2, "0");
  const clock = (millis) => {
    const s = Math.max(0, Math.floor(millis / 1000));
    return `${Math.floor(s / 3600)}:${two(Math.floor(s / 60) % 60)}:${two(s % 60)}`;
  };
  const tick = () => {
    const left = document.getElementById("left");
    const starts = Number(body.dataset.starts);
    const ends = Number(body.dataset.ends);
    if (!left || !starts) {
      return;
    }
    const now = Date.now() + ahead;
    const waits = body.dataset.held !== undefined || now < starts;
    body.classList.toggle("waits", waits);
    const text = body.dataset.held !== undefined ? `−${clock(Number(body.dataset.held))} ⏸` : now < starts ? `−${clock(starts - now + 999)}` : !ends ? clock(now - starts) : now < ends ? clock(ends - now + 999) : "";
    if (left.textContent !== text) {
      left.textContent = text;
    }
  };
  const local = () => {
    for (const time of document.querySelectorAll("time[datetime]")) {
      const moment = new Date(time.dateTime);
      time.textContent = `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())} ${two(moment.getHours())}:${two(moment.getMinutes())}`;
    }
  };
  local();
  mark();
  window.addEventListener("hashchange", mark);
  tick();
  setInterval(tick, 500);

  // The resolver: one key or button a step, however long it is held.
  const step = document.getElementById("step");
  if (step) {
    document.addEventListener("keydown", (event) => {
      if ((event.key === " " || event.key === "ArrowRight" || event.key === "PageDown") && event.target.tagName !== "BUTTON" && event.target.tagName !== "A") {
        event.preventDefault();
        if (!event.repeat) {
          step.requestSubmit ? step.requestSubmit() : step.submit();
        }
      }
    });
    const shown = document.querySelector("#board tr.now");
    if (shown) {
      shown.scrollIntoView({ block: "center" });
    }
  }
})();
