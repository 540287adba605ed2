// On the page of a problem: the divider between statement and editor moves, samples can be copied, and the size of the
// statement changes without the page being loaded again.
"use strict";
(() => {
  const task = document.querySelector(".task");
  const place = task && task.querySelector(".workplace");
  if (!place) {
    return;
  }
  const statement = task.querySelector("article.statement");

  // The divider.
  const editor = place.querySelector(".pane-editor");
  if (editor) {
    const LEAST = 25;
    const MOST = 70;
    const USUAL = 46;
    const divider = document.createElement("div");
    divider.className = "divider";
    divider.tabIndex = 0;
    const attributes = { role: "separator", "aria-orientation": "vertical", "aria-label": place.dataset.divider,
      "aria-valuemin": LEAST, "aria-valuemax": MOST };
    Object.entries(attributes).forEach(([name, value]) => divider.setAttribute(name, value));
    let share = USUAL;
    const move = (percent) => {
      share = Math.min(Math.max(percent, LEAST), MOST);
      place.style.setProperty("--share", share);
      divider.setAttribute("aria-valuenow", Math.round(share));
    };
    const keep = () => {
      try {
        localStorage.setItem("divider", share);
      } catch (e) {
        // A browser that keeps nothing.
      }
    };
    let before = USUAL;
    try {
      before = Number(localStorage.getItem("divider")) || USUAL;
    } catch (e) {
      // The same.
    }
    move(before);
    divider.addEventListener("keydown", (event) => {
      const to = { ArrowLeft: share - 2, ArrowRight: share + 2, Home: LEAST, End: MOST, Enter: USUAL }[event.key];
      if (to !== undefined) {
        event.preventDefault();
        move(to);
        keep();
      }
    });
    divider.addEventListener("dblclick", () => {
      move(USUAL);
      keep();
    });
    divider.addEventListener("pointerdown", (event) => {
      divider.setPointerCapture(event.pointerId);
      event.preventDefault();
      divider.focus();
    });
    divider.addEventListener("pointermove", (event) => {
      if (divider.hasPointerCapture(event.pointerId)) {
        const box = place.getBoundingClientRect();
        move((event.clientX - box.left) / box.width * 100);
      }
    });
    divider.addEventListener("pointerup", keep);
    editor.before(divider);
  }

  // Who comes back finds the part that was shown.
  const panes = [...task.querySelectorAll(".pane-tabs input")];
  const shown = panes.find((one) => history.state !== null && one.id === history.state.pane);
  if (shown) {
    shown.checked = true;
  }
  panes.forEach((one) => one.addEventListener("change", () => {
    history.replaceState({ ...history.state, pane: one.id }, "");
  }));

  // The ways past everything to the editor and to the button.
  for (const skip of task.querySelectorAll(".skips a")) {
    skip.addEventListener("click", (event) => {
      event.preventDefault();
      task.querySelector("#pane-editor").checked = true;
      const target = document.querySelector(skip.hash);
      const label = target.labels && target.labels[0];
      if (target.hidden && label) {
        label.click();
      } else {
        target.focus();
      }
    });
  }

  // Samples.
  const copy = async (element) => {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(element.textContent);
      return;
    }
    // Without TLS browsers let a page copy only what is selected.
    getSelection().selectAllChildren(element);
    document.execCommand("copy");
    getSelection().removeAllRanges();
  };
  for (const text of statement.querySelectorAll(".sample pre")) {
    const head = text.previousElementSibling;
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy";
    button.textContent = statement.dataset.copy;
    button.setAttribute("aria-label", `${statement.dataset.copy} ${head.textContent}`);
    button.addEventListener("click", async () => {
      await copy(text);
      button.textContent = statement.dataset.copied;
      setTimeout(() => { button.textContent = statement.dataset.copy; }, 2000);
    });
    head.append(button);
  }

  // The look.
  const look = task.querySelector("form[data-look]");
  look.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) {
      return;
    }
    event.preventDefault();
    const fields = new URLSearchParams(new FormData(look));
    fields.set("look", button.value);
    fetch(look.action, { method: "POST", credentials: "same-origin", redirect: "manual", body: fields });
    const size = Number(task.className.match(/size(\d)/)[1]);
    const next = { smaller: Math.max(size - 1, 1), larger: Math.min(size + 1, 5) }[button.value] || size;
    task.classList.replace(`size${size}`, `size${next}`);
    if (button.hasAttribute("aria-pressed")) {
      const wide = task.classList.toggle("wide");
      button.setAttribute("aria-pressed", wide);
      button.value = wide ? "narrow" : "wide";
    }
  });
})();
