// On the page of a problem: keeps what is typed, on the server and in the browser while that cannot be reached. A window
// with an older text overwrites nothing: it asks.
"use strict";
(() => {
  const form = document.querySelector("form[data-draft]");
  const area = form && form.querySelector("textarea[data-editor]");
  if (!area || !document.body.dataset.person) {
    return;
  }
  const WAIT = 1500;
  const AGAIN = 10000;
  const KEPT_ALIVE = 60000;
  const HANDED_ON = 60000;
  const words = form.dataset;
  const chosen = form.querySelector("[data-language]");
  const said = form.querySelector(".saved");
  const key = `draft ${document.body.dataset.person} ${words.problem}`;
  const now = () => ({ language: chosen ? chosen.value : "java", source: area.value });
  const same = (one, other) => one.language === other.language && one.source === other.source;
  const begun = { language: now().language, source: area.defaultValue };
  let version = Number(words.version);
  // The form has it, too, for the page that comes where it is refused.
  const took = (number) => {
    version = number;
    form.elements.version.value = number;
  };
  let kept = begun;
  let timer = 0;
  let saving = false;
  let asked = false;
  let leaving = false;

  // In this browser.
  const store = (text) => {
    try {
      if (text) {
        localStorage.setItem(key, JSON.stringify({ version, ...text }));
      } else {
        localStorage.removeItem(key);
      }
    } catch (e) {
      // A browser that keeps nothing, or not as much as that.
    }
  };
  const stored = () => {
    try {
      return JSON.parse(localStorage.getItem(key));
    } catch (e) {
      return null;
    }
  };

  const say = (text) => {
    said.textContent = text;
  };
  const show = (text) => {
    area.value = text.source;
    area.dispatchEvent(new Event("replaced"));
    if (chosen && [...chosen.options].some((option) => option.value === text.language)) {
      chosen.value = text.language;
      chosen.dispatchEvent(new Event("change"));
    }
  };

  const box = (sentence, choices, kind = "alert") => {
    const line = document.createElement("div");
    line.className = `${kind} ask`;
    line.setAttribute("role", "alert");
    line.append(sentence);
    for (const [label, act] of choices) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = label;
      button.addEventListener("click", async () => {
        if (await act()) {
          line.remove();
        }
        if (!line.isConnected) {
          form.querySelector("label[for=source]").click(); // The button had the focus.
        }
      });
      line.append(button);
    }
    form.querySelectorAll(".ask").forEach((one) => one.remove());
    form.querySelector(".handing-head").after(line);
    say("");
  };
  // Nothing is saved before the answer.
  const ask = (sentence, take, stay) => {
    asked = true;
    const answered = (act) => async () => {
      const before = now();
      const done = await act();
      if (done) {
        asked = false;
        later(0);
      }
      return done && (act !== take || !keepBack(before));
    };
    box(sentence, [[words.take, answered(take)], [words.stay, answered(stay)]]);
  };
  // What stood here before comes back by one click; true: the box is another one by now.
  const keepBack = (before) => {
    if (same(before, now()) || before.source === "") {
      return false;
    }
    box(words.replaced, [[words.back, () => {
      show(before);
      typed();
      return true;
    }]], "warning");
    return true;
  };
  const newest = async () => {
    try {
      const answer = await fetch(words.draft, { credentials: "same-origin" });
      return answer.ok ? await answer.json() : null;
    } catch (e) {
      return null;
    }
  };
  // Where a text comes from is said as long as half of its lines are there.
  const came = form.querySelector(".came");
  const lines = (text) => text.split("\n").map((line) => line.trim()).filter((line) => line.length > 2);
  const unsaid = () => {
    came.textContent = "";
    form.querySelector(".why-mended")?.remove();
  };
  const begunLines = new Set(lines(begun.source));
  const stillFrom = () => {
    const left = new Set(lines(area.value));
    if (!came.querySelector("a") && [...begunLines].filter((line) => left.has(line)).length * 2 < begunLines.size) {
      unsaid();
    }
  };
  const takes = (draft) => {
    unsaid();
    took(draft.version);
    kept = { language: draft.language || now().language, source: draft.source };
    store(null);
    show(kept);
  };
  const askForNewer = () => ask(words.newer, async () => {
    const draft = await newest();
    if (draft) {
      takes(draft);
    }
    return draft;
  }, async () => {
    const draft = await newest();
    took(draft ? draft.version : version);
    return draft;
  });

  const send = (text, last) => fetch(words.draft, {
    method: "PUT",
    credentials: "same-origin",
    keepalive: last && text.source.length < KEPT_ALIVE,
    headers: { "Content-Type": "application/json", "X-CSRF-Token": form.elements.csrf.value },
    body: JSON.stringify({ version, ...text }),
  });
  const save = async (last) => {
    const text = now();
    stillFrom();
    if (saving || asked || same(text, kept)) {
      return;
    }
    saving = true;
    say(words.saving);
    let status = 0;
    try {
      const answer = await send(text, last);
      status = answer.status;
      if (answer.ok) {
        const draft = await answer.json();
        took(draft.version);
        kept = text;
        const time = new Date(draft.saved).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" });
        say(words.saved.replace("#", time));
        if (came.hasAttribute("data-draft")) {
          unsaid(); // The time of the draft is the one below by now.
        }
      }
    } catch (e) {
      status = 0;
    }
    saving = false;
    if (status === 409) {
      const draft = await newest();
      if (draft && draft.source === kept.source) {
        took(draft.version); // The text that was here: its answer got lost, as when a page is left.
        later(0);
      } else {
        askForNewer();
      }
    } else if (status === 413) {
      say(words.large);
    } else if (status !== 200) {
      say(words.offline);
      later(AGAIN);
    }
    if (same(now(), kept)) {
      // The page that comes next may have been made before this was saved: it takes the text from here.
      store(leaving && stored() ? { ...kept, saved: Date.now() } : null);
    } else if (status === 200) {
      store(now());
      later(WAIT);
    }
  };
  const later = (millis) => {
    clearTimeout(timer);
    timer = setTimeout(save, millis);
  };
  // The page of a certain attempt: when it comes again, the newest text is wanted.
  const newestNextTime = () => {
    if (/[?&]from=/.test(location.search)) {
      history.replaceState(history.state, "", location.pathname + location.hash);
    }
  };
  const typed = () => {
    leaving = false;
    newestNextTime();
    store(same(now(), kept) ? null : now());
    if (!asked) {
      later(WAIT);
    }
  };

  const left = stored();
  if (left && left.saved) {
    store(null);
    // A form that was refused comes back with the text that was sent, and with the number of the draft before it.
    const sent = left.source === begun.source;
    if (left.version > version && Date.now() - left.saved < HANDED_ON && (sent || !("from" in words))) {
      took(left.version);
      kept = { language: left.language, source: left.source };
      if (!sent) {
        show(kept);
      }
    }
  } else if (left && !same(left, now())) {
    const take = () => {
      show(left);
      return true;
    };
    if (left.version === version && !("from" in words) && area.value === area.defaultValue) {
      take();
      later(0);
    } else {
      ask(words.here, take, () => true);
    }
  } else if (area.value !== area.defaultValue) {
    later(WAIT);
  } else {
    store(null);
  }
  area.addEventListener("input", typed);
  if (chosen) {
    chosen.addEventListener("change", typed);
  }
  window.addEventListener("online", () => later(0));
  // A page that the browser has kept as it was left.
  window.addEventListener("pageshow", async (event) => {
    const draft = event.persisted && !asked ? await newest() : null;
    if (draft && draft.version > version && draft.source !== now().source) {
      if (same(now(), kept)) {
        takes(draft);
      } else {
        askForNewer();
      }
    }
  });
  window.addEventListener("beforeunload", () => {
    leaving = true;
  });
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) {
      save(true);
    }
  });
  form.addEventListener("submit", () => {
    newestNextTime();
    save(true);
    clearTimeout(timer);
  });
  form.querySelector(".keep-draft").hidden = true;
})();
