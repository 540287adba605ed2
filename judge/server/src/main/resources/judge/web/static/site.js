// On every page: tells the server the browser's time zone, so that times are shown in it; nothing is sent twice by a
// second click; what somebody typed into a form is still there when it was refused, or the session was over; and links
// with a key are followed by it.
"use strict";
(() => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (zone && /^[\w/+-]+$/.test(zone)) {
    const secure = location.protocol === "https:" ? "; secure" : "";
    document.cookie = `zone=${zone}; path=/; max-age=31536000; samesite=lax${secure}`;
  }

  const TYPED = "textarea[name], select[name], input[name]:not([type=hidden], [type=password], [type=file])";
  const here = location.pathname + location.search;
  const store = (typed) => {
    try {
      if (typed) {
        sessionStorage.setItem("typed", JSON.stringify(typed));
      } else {
        sessionStorage.removeItem("typed");
      }
    } catch (e) {
      // A browser that keeps nothing, or not as much as that.
    }
  };
  const stored = () => {
    try {
      return JSON.parse(sessionStorage.getItem("typed"));
    } catch (e) {
      return null;
    }
  };

  // What draft.js has kept is for nobody who comes to this browser later.
  const forgetDrafts = () => {
    try {
      Object.keys(localStorage).filter((key) => key.startsWith("draft ")).forEach((key) => localStorage.removeItem(key));
    } catch (e) {
      // A browser that keeps nothing.
    }
  };

  // What is taken leads to another page; what is refused is kept until its own page comes again.
  const typed = stored();
  const person = document.body.dataset.person || "";
  const waits = document.querySelector("main [data-refused]") || !person || location.pathname === "/password";
  const back = document.querySelector("main a[data-back]");
  if (typed && waits) {
    store({ ...typed, held: true });
    if (back) {
      back.href = typed.page;
      back.parentElement.hidden = false;
    }
  } else if (typed) {
    const form = typed.held && typed.page === here && typed.person === person
      ? [...document.forms].find((one) => one.getAttribute("action") === typed.action)
      : null;
    if (form) {
      const fields = [...form.querySelectorAll(TYPED)];
      typed.values.forEach(([name, value, checked], i) => {
        const field = fields[i];
        if (field && field.name === name) {
          field.value = value;
          field.checked = checked;
          const folded = field.closest("details");
          if (folded && value !== field.defaultValue) {
            folded.open = true;
          }
        }
      });
    }
    store(null);
  }

  const typedIn = (form) => [...form.querySelectorAll(TYPED)]
    .map((field) => [field.name, field.value, field.checked === true]);
  const isChanged = (form) => [...form.querySelectorAll(TYPED)].some((field) => {
    if (field.options) {
      return [...field.options].some((option) => option.selected !== option.defaultSelected);
    }
    return /^(checkbox|radio)$/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || event.defaultPrevented) {
      return;
    }
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = "yes";
    setTimeout(() => delete form.dataset.sent, 10000);
    const fields = [...form.querySelectorAll(TYPED)];
    const action = form.getAttribute("action");
    if (action === "/logout") {
      store(null);
      forgetDrafts();
    } else if (action === "/language") {
      // The page comes again in the other language, with what is typed in another form.
      const other = [...document.forms].find((one) => one !== form && one.method === "post" && isChanged(one));
      if (other && person) {
        const values = typedIn(other);
        store({ page: here, action: other.getAttribute("action"), person, values, held: true });
      }
    } else if (person && fields.length > 0) {
      store({ page: here, action, person, values: typedIn(form) });
    }
  });
  // A link with a key is followed by it, unless somebody types.
  document.addEventListener("keydown", (event) => {
    const typing = event.target.closest("input, select, textarea, [contenteditable], .editor-host");
    if (typing || event.ctrlKey || event.altKey || event.metaKey || event.isComposing || !/^[a-z]$/.test(event.key)) {
      return;
    }
    const link = document.querySelector(`a[data-key="${event.key}"]`);
    if (link) {
      link.click();
    }
  });
  // What is wider than the page is moved by the keyboard, too.
  window.addEventListener("load", () => {
    for (const wide of document.querySelectorAll(".statement pre, .statement table, .statement .display")) {
      if (wide.scrollWidth > wide.clientWidth) {
        wide.tabIndex = 0;
      }
    }
  });
  window.addEventListener("pageshow", () => {
    for (const form of document.forms) {
      delete form.dataset.sent;
    }
  });
})();
