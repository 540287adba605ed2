// On the page of a problem: a try is sent and its result shown without leaving what is being written.
"use strict";
(() => {
  const part = document.querySelector("[data-try]");
  const form = part && part.closest("form");
  const result = document.getElementById("tried");
  if (!form || !window.EventSource) {
    return;
  }
  // A button beside each sample of the statement does the same as the one in the form.
  const buttons = [...part.querySelectorAll("button[name=sample]")];
  document.querySelectorAll(".statement .sample > h3").forEach((head, index) => {
    if (buttons[index]) {
      const beside = document.createElement("button");
      beside.type = "button";
      beside.className = "plain";
      beside.textContent = part.querySelector("legend").textContent;
      beside.setAttribute("aria-label", buttons[index].textContent);
      beside.addEventListener("click", () => buttons[index].click());
      head.append(" ", beside);
    }
  });
  const disable = (off) => part.querySelectorAll("button").forEach((button) => {
    button.disabled = off;
  });
  const reveal = () => result.scrollIntoView({ block: "nearest" });
  let events = null;
  const follow = (address) => {
    events = new EventSource(`${address}/events`);
    let last = 0;
    const show = async () => {
      const number = ++last;
      const answer = await fetch(`${address}/result`, { credentials: "same-origin" });
      const text = await answer.text();
      if (number < last) {
        return; // A newer one is on its way.
      }
      result.innerHTML = answer.ok ? text : "";
      if (number === 1 || result.querySelector(".submission")) {
        reveal();
      }
      const live = result.querySelector("[data-live]");
      if (!answer.ok || !live) {
        events.close();
      }
      if (!live || result.querySelector(".submission")) {
        disable(false);
      }
    };
    events.addEventListener("changed", () => show().catch(() => disable(false)));
  };
  const alarm = (text) => {
    const line = document.createElement("p");
    line.className = "alert";
    line.textContent = text;
    result.replaceChildren(line);
    reveal();
    disable(false);
  };
  const refused = (text) => {
    const page = new DOMParser().parseFromString(text, "text/html");
    const why = page.querySelector("[role=alert], .alert, main p");
    alarm(why ? why.textContent : "");
  };
  const send = async (button) => {
    const data = new FormData(form);
    if (button.name) {
      data.append(button.name, button.value);
    }
    disable(true);
    const answer = await fetch(button.formAction, { method: "POST", body: data, credentials: "same-origin" });
    const address = new URL(answer.url).pathname;
    if (answer.ok && /^\/tries\/\d+$/.test(address)) {
      follow(address);
    } else {
      refused(await answer.text());
    }
  };
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    if (button && part.contains(button)) {
      event.preventDefault();
      if (events) {
        events.close();
      }
      send(button).catch(() => alarm(part.dataset.offline));
    }
  });
})();
