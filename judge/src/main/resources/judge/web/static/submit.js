// On the page of a problem: files can be dropped onto the form to hand in.
"use strict";
(() => {
  const form = document.querySelector("form[data-drop]");
  const field = form && form.querySelector("input[type=file]");
  if (!field) {
    return;
  }
  form.querySelector(".drop-hint").hidden = false;
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
      field.files = event.dataTransfer.files;
      field.focus();
    }
  });
  // A second click hands nothing in a second time.
  const disable = (off) => form.querySelectorAll("button").forEach((button) => {
    button.disabled = off;
  });
  form.addEventListener("submit", () => setTimeout(() => disable(true)));
  window.addEventListener("pageshow", () => disable(false));
})();
