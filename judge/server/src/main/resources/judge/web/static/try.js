// On the page of a problem: a try is sent and its result shown without leaving what is being written. The last one is
// there when the page comes, and can be given up.
"use strict";
(() => {
  const part = document.querySelector("[data-try]");
  const form = part && part.closest("form");
  const result = document.getElementById("tried");
  if (!form || !window.EventSource) {
    return;
  }
  const WAIT = 3000;
  // A button beside each sample of the statement does the same as the one in the form.
  const buttons = [...part.querySelectorAll("button[name=sample]")];
  document.querySelectorAll(".statement .sample > h3").forEach((head, index) => {
    if (buttons[index]) {
      const beside = document.createElement("button");
      beside.type = "button";
      beside.className = "plain";
      beside.textContent = part.querySelector("legend").textContent;
      beside.setAttribute("aria-label", buttons[index].textContent);
      beside.addEventListener("click", () => {
        if (buttons[index].disabled) {
          reveal(); // The one that goes on is in the way, and can be given up there.
        } else {
          buttons[index].click();
        }
        const editor = document.getElementById("pane-editor"); // On a phone the result is in the other tab.
        if (editor && editor.getClientRects().length > 0 && !editor.checked) {
          editor.click();
        }
      });
      head.append(" ", beside);
    }
  });
  // What is shown may be of another text than the one that stands there now.
  const older = part.querySelector("[data-older]");
  const source = form.elements.source;
  const instead = part.querySelector("button[name=instead]");
  const text = () => `${form.elements.language?.value}\n${source.value}`;
  const path = (link) => new URL(link, location.href).pathname;
  // The text of the last one, for the page that comes next: site.js forgets it with the drafts.
  const KEPT = "draft tried";
  const keep = (address) => {
    try {
      localStorage.setItem(KEPT, `${address}\n${tried}`);
    } catch (e) {
      // A browser that keeps nothing, or not as much as that.
    }
  };
  const kept = () => {
    try {
      return localStorage.getItem(KEPT) ?? "";
    } catch (e) {
      return "";
    }
  };
  const last = result.querySelector("[data-tried]");
  let tried = last && kept().startsWith(`${path(last.href)}\n`) ? kept().slice(kept().indexOf("\n") + 1) : null;
  const begun = text(); // The text that the notes at its lines are about.
  const compare = () => {
    older.hidden = tried === null || !result.querySelector(".submission, .progress, .result") || tried === text();
    instead.hidden = tried === text();
  };
  form.addEventListener("input", compare);
  compare();
  // While they are off, the way to the text that stands there now is beside the reason.
  const disable = (off) => {
    part.querySelectorAll("button[formaction$=tries]:not([name=instead])").forEach((button) => {
      button.disabled = off;
    });
    part.querySelector("[data-busy]").hidden = !off;
    part.querySelector("[data-idle]").hidden = off;
  };
  const reveal = () => result.scrollIntoView({ block: "nearest" });
  let events = null;
  let timer = 0;
  const stop = () => {
    clearTimeout(timer);
    if (events) {
      events.close();
      events = null;
    }
  };
  const follow = (address, search, quiet) => {
    stop();
    const followed = new EventSource(`${address}/events`);
    events = followed;
    let last = 0;
    let judged = false; // What is added to a verdict moves nothing that is being read.
    const show = async () => {
      const number = ++last;
      clearTimeout(timer);
      const answer = await fetch(`${address}/result${search}`, { credentials: "same-origin" });
      const text = await answer.text();
      if (number < last || events !== followed) {
        return; // A newer one is on its way.
      }
      result.innerHTML = answer.ok ? text : "";
      compare();
      const verdict = result.querySelector(".submission") !== null;
      if (!quiet && (number === 1 || (verdict && !judged))) {
        reveal();
      }
      judged = judged || verdict;
      const live = result.querySelector("[data-live]");
      if (!answer.ok || !live) {
        stop();
      } else if (live.hasAttribute("data-waits")) {
        timer = setTimeout(next, WAIT); // What is before it becomes less.
      }
      if (!live || result.querySelector(".submission")) {
        disable(false);
      }
    };
    const next = () => show().catch(() => disable(false));
    events.addEventListener("changed", next);
  };
  const alarm = (text) => {
    const line = document.createElement("p");
    line.className = "alert";
    line.textContent = text;
    result.replaceChildren(line);
    compare();
    reveal();
    disable(false);
  };
  const refused = (text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const why = page.querySelector("[role=alert], .alert, main p");
    alarm(why ? why.textContent : "");
  };
  let pressed = null;
  const send = async (button) => {
    const data = new FormData(form);
    const instead = button.name === "instead";
    pressed = instead ? pressed : button;
    for (const one of new Set([button, pressed])) {
      if (one && one.name) {
        data.append(one.name, one.value);
      }
    }
    stop();
    disable(true);
    tried = text();
    if (tried !== begun) {
      source.dispatchEvent(new Event("tried"));
      form.querySelector(".why-mended")?.remove();
    }
    compare();
    const busy = part.querySelector("[data-own]"); // This one is of this problem.
    busy.textContent = busy.dataset.own;
    const answer = await fetch(button.formAction, { method: "POST", body: data, credentials: "same-origin" });
    const address = new URL(answer.url);
    if (answer.ok && /^\/tries\/\d+$/.test(address.pathname)) {
      keep(address.pathname);
      follow(address.pathname, address.search, false);
    } else {
      refused(await answer.text());
    }
  };
  const giveUp = async (address) => {
    stop();
    const headers = { "X-CSRF-Token": form.elements.csrf.value };
    await fetch(`/api/v1${address}`, { method: "DELETE", credentials: "same-origin", headers });
    const line = document.createElement("p");
    line.textContent = part.dataset.givenUp;
    result.replaceChildren(line);
    compare();
    disable(false);
    part.querySelector(".try-deeds button").focus();
  };
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (button && part.contains(button)) {
      event.preventDefault();
      const sent = button.dataset.cancel ? giveUp(button.dataset.cancel) : send(button);
      sent.catch(() => alarm(part.dataset.offline));
    }
  });
  // After submit.js, which lets all buttons be used again.
  window.addEventListener("pageshow", () => {
    const tried = result.querySelector("[data-tried]");
    if (tried && result.querySelector("[data-live]")) {
      disable(!result.querySelector(".submission"));
      follow(tried.getAttribute("href"), "", true);
    }
  });
})();
