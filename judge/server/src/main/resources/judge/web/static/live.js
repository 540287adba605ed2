// On the page of a submission: shows how it goes on, the verdict as soon as there is one, and then its cause.
"use strict";
(() => {
  const result = document.getElementById("result");
  const address = result && result.dataset.live;
  if (!address || !window.EventSource) {
    return;
  }
  const say = (text) => {
    const status = document.getElementById("status-text");
    if (status && status.textContent !== text) {
      status.textContent = text;
    }
  };
  const words = { ...result.dataset };
  const events = new EventSource(`${address}/events`);
  const told = (name, act) => events.addEventListener(name, (event) => act(JSON.parse(event.data)));

  // What is compiled when cases were judged already is judged once more, and says so.
  let counted = false;
  let again = "";
  const wait = (text) => {
    const line = document.getElementById("status-waits");
    if (line) {
      line.textContent = text;
    }
  };
  const begin = () => {
    if (counted) {
      again = ` · ${words.again}`;
      counted = false;
      document.getElementById("progress")?.removeAttribute("value");
    }
  };
  told("place", (data) => {
    begin();
    say((data.place > 1 ? words.place.replace("#", data.place - 1) : words.next) + again);
    if (words.waits) {
      wait(words.waits.replace("#", Math.max(Math.ceil(data.place * words.pace / 60000), 1)));
    }
  });
  told("phase", (data) => {
    const compiling = data.phase === "compiling";
    wait("");
    if (compiling) {
      begin();
    }
    say((compiling ? words.compiling : words.judging) + again);
  });
  told("case", (data) => {
    const bar = document.getElementById("progress");
    if (bar) {
      bar.hidden = false;
      bar.max = data.of;
      bar.value = data.done;
    }
    counted = true;
    say(words.case.replace("#", `${data.done}/${data.of}`) + again);
  });
  const title = document.title;
  let last = ""; // What is shown already stays: somebody may be about to click on it.
  const show = async () => {
    const answer = await fetch(`${address}/result`, { credentials: "same-origin" });
    if (!answer.ok) {
      throw new Error(answer.status);
    }
    const html = await answer.text();
    if (html === last) {
      return;
    }
    last = html;
    const opened = [...result.querySelectorAll("details")].map((one) => one.open);
    result.innerHTML = html;
    const parts = result.querySelectorAll("details");
    if (parts.length === opened.length) {
      parts.forEach((one, index) => { one.open = opened[index]; });
    }
    document.dispatchEvent(new Event("shown"));
    delete result.dataset.live;
    result.setAttribute("role", "status");
    const badge = result.querySelector(".badge");
    if (badge) {
      document.title = `${badge.textContent} · ${title}`;
    }
    // While the cause is looked for the page says so, and there is one more event.
    if (!document.getElementById("status")) {
      events.close();
    }
  };
  let shown = Promise.resolve();
  const next = () => {
    shown = shown.then(show).catch(() => {
      events.close();
      location.reload();
    });
  };
  told("verdict", next);
  told("explanation", next);
  events.onerror = () => {
    if (events.readyState === EventSource.CLOSED) {
      say(words.lost);
      setTimeout(() => location.reload(), 5000 + 5000 * Math.random());
    }
  };
})();
