// On the page of a problem: files can be dropped onto the form to hand in, and where the server cannot be reached the
// page stays, with all that is in it.
"use strict";
(() => {
  const form = document.querySelector("form.handing");
  if (!form) {
    return;
  }
  // A second click hands nothing in a second time.
  const disable = (off) => form.querySelectorAll("button").forEach((button) => {
    button.disabled = off;
  });
  let reached = false;
  const unreached = () => {
    const foot = form.querySelector(".deeds");
    const line = document.createElement("p");
    line.className = "alert unreached";
    line.setAttribute("role", "alert");
    line.textContent = form.dataset.unreached;
    foot.after(line);
    disable(false);
  };
  // Why something was refused goes when it is mended, or sent again.
  const unsaid = () => {
    document.querySelectorAll("#problem, .unreached, #tried > .alert").forEach((one) => one.remove());
  };
  form.addEventListener("input", (event) => {
    if (event.isTrusted) {
      unsaid();
    }
  });
  // By the keyboard alone, wherever the focus is; in an input of one's own it is tried.
  document.addEventListener("keydown", (event) => {
    const typed = event.target.closest("input, textarea, select, [contenteditable]");
    const other = typed !== null && typed.closest("form") !== form;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && !event.isComposing && !other) {
      event.preventDefault();
      event.stopPropagation();
      const button = form.querySelector(event.target.id === "input" ? "button[name=own]" : "#hand-in-now");
      button?.click();
    }
  }, true);
  // Who asks for a source is going to change it; on a phone the keyboard would hide it. Browsers that go to the place
  // that an address names leave the focus nowhere, a frame after the page is there.
  if (/[?&]from=/.test(location.search) && !matchMedia("(pointer: coarse)").matches) {
    const focus = () => form.querySelector("label[for=source]")?.click();
    window.addEventListener("load", () => requestAnimationFrame(() => requestAnimationFrame(focus)));
  }
  form.addEventListener("submit", (event) => {
    const button = event.submitter;
    const tries = button !== null && button.closest("[data-try]") !== null; // try.js sees to these.
    if (!event.defaultPrevented && !reached && !tries) {
      event.preventDefault();
      disable(true);
      unsaid();
      fetch("/api/v1/health", { method: "HEAD", cache: "no-store" }).then(() => {
        reached = true;
        disable(false);
        form.requestSubmit(button);
        reached = false;
      }, unreached);
      return;
    }
    if (!tries) {
      setTimeout(() => disable(!event.defaultPrevented));
    }
  });
  window.addEventListener("pageshow", () => disable(false));
  const field = form.querySelector("input[type=file]");
  if (!field || !form.matches("[data-drop]")) {
    return;
  }
  for (const hint of form.querySelectorAll(".drop-hint, .editor-hint")) {
    hint.hidden = false;
  }
  const over = (on) => form.classList.toggle("dropping", on);
  form.addEventListener("dragover", (event) => {
    if (event.dataTransfer.types.includes("Files")) {
      event.preventDefault();
      over(true);
    }
  });
  form.addEventListener("dragleave", () => over(false));
  form.addEventListener("drop", (event) => {
    over(false);
    if (event.dataTransfer.files.length > 0) {
      event.preventDefault();
      if (files) {
        files.checked = true;
        choose();
      }
      field.files = event.dataTransfer.files;
      field.focus();
    }
  });
  // What is handed in is the text or the files: those of the other kind are not sent.
  const files = form.querySelector("#what-files");
  const choose = () => {
    field.disabled = files !== null && !files.checked;
  };
  field.addEventListener("change", () => {
    if (files && field.files.length > 0) {
      files.checked = true;
    }
  });
  form.addEventListener("change", choose);
  choose();
  // A text is in the language that it looks like, until somebody says otherwise.
  const chosen = form.querySelector("[data-language]");
  const source = form.querySelector("textarea");
  const looks = [
    ["cpp", /^\s*#\s*include\s*<(iostream|vector|string|algorithm|bits\/|c[a-z]+>)|\busing\s+namespace\b/m],
    ["c", /^\s*#\s*include\s*[<"]/m],
    ["java", /^\s*(import\s+java|public\s+(final\s+)?class)\b|\bpublic\s+static\s+void\s+main\b/m],
    ["python3", /^\s*(def\s+\w+\(.*:|from\s+\w+\s+import\s|import\s+\w+\s*$|print\()/m],
  ];
  if (chosen) {
    const limit = () => document.querySelectorAll("[data-limit]").forEach((one) => {
      one.hidden = one.dataset.limit !== chosen.value;
    });
    chosen.addEventListener("change", limit);
    window.addEventListener("pageshow", limit);
    let said = false;
    chosen.addEventListener("change", (event) => {
      said = said || event.isTrusted;
    });
    source.addEventListener("input", () => {
      const found = looks.find(([, look]) => look.test(source.value));
      const same = !found || found[0] === chosen.value || (found[0] === "c" && chosen.value === "cpp");
      if (!said && !same && [...chosen.options].some((option) => option.value === found[0])) {
        chosen.value = found[0];
        chosen.dispatchEvent(new Event("change"));
      }
    });
  }
})();
