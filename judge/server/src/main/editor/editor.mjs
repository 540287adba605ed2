// The editor of the form to hand in: CodeMirror instead of the textarea. It is in a shadow root, whose styles a strict
// Content-Security-Policy allows; the textarea stays in the form, and has the text when the form is sent.
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { cppLanguage } from "@codemirror/lang-cpp";
import { javaLanguage } from "@codemirror/lang-java";
import { pythonLanguage } from "@codemirror/lang-python";
import {
  HighlightStyle, StreamLanguage, bracketMatching, indentOnInput, indentUnit, syntaxHighlighting,
} from "@codemirror/language";
import { clike, csharp, kotlin, scala } from "@codemirror/legacy-modes/mode/clike";
import { fortran } from "@codemirror/legacy-modes/mode/fortran";
import { go } from "@codemirror/legacy-modes/mode/go";
import { haskell } from "@codemirror/legacy-modes/mode/haskell";
import { javascript, typescript } from "@codemirror/legacy-modes/mode/javascript";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { oCaml } from "@codemirror/legacy-modes/mode/mllike";
import { octave } from "@codemirror/legacy-modes/mode/octave";
import { pascal } from "@codemirror/legacy-modes/mode/pascal";
import { perl } from "@codemirror/legacy-modes/mode/perl";
import { ruby } from "@codemirror/legacy-modes/mode/ruby";
import { rust } from "@codemirror/legacy-modes/mode/rust";
import { shell } from "@codemirror/legacy-modes/mode/shell";
import { simpleMode } from "@codemirror/legacy-modes/mode/simple-mode";
import { Compartment, EditorState, StateEffect, StateField } from "@codemirror/state";
import {
  Decoration, EditorView, WidgetType, drawSelection, highlightActiveLine, keymap, lineNumbers,
} from "@codemirror/view";
import { tags } from "@lezer/highlight";

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.modifier, tags.controlKeyword], color: "var(--link)", fontWeight: "600" },
  { tag: [tags.string, tags.character], color: "var(--ac-ink)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--rte-ink)" },
  { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
  { tag: [tags.typeName, tags.className], color: "var(--mle-ink)" },
]);

const look = EditorView.theme({
  "&": {
    border: "1px solid var(--soft)",
    borderRadius: "0.35rem",
    overflow: "hidden", // The gutter lies above the border's lower end.
    background: "var(--card)",
    color: "var(--ink)",
    fontSize: "0.9rem",
    height: "100%",
  },
  "&.cm-focused": { outline: "3px solid var(--focus)", outlineOffset: "-2px" },
  ".cm-scroller": {
    containerType: "inline-size",
    fontFamily: "ui-monospace, 'Cascadia Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace",
    minHeight: "var(--editor-min, 16rem)",
    maxHeight: "var(--editor-max, 70vh)",
    alignItems: "stretch !important", // A finger below the last line hits the text, too.
  },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  ".cm-gutters": { background: "var(--ground)", color: "var(--soft)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { background: "color-mix(in srgb, var(--link) 7%, transparent)" },
  ".cm-noted": { background: "var(--wa)" },
  ".cm-note": {
    background: "var(--wa)",
    color: "var(--wa-ink)",
    borderInlineStart: "4px solid var(--wa-mark)",
    padding: "0.1rem 0.6rem 0.2rem",
    boxSizing: "border-box",
    position: "sticky", // within what is seen of the lines
    insetInlineStart: "2.2rem",
    width: "calc(100cqw - 2.6rem)",
    fontFamily: "system-ui, sans-serif",
    fontSize: "0.85rem",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--link) 25%, transparent)",
  },
});

const words = (text) => Object.fromEntries(text.split(" ").map((word) => [word, true]));

// CodeMirror has none of its own for these two.
const php = clike({
  name: "php",
  keywords: words(
    "abstract and array as break case catch class clone const continue declare default do echo else elseif extends "
    + "final finally fn for foreach function global if implements include instanceof interface isset list match "
    + "namespace new or print private protected public readonly require return static switch throw trait try unset "
    + "use var while xor yield"),
  blockKeywords: words("catch class do else elseif finally for foreach function if switch try while"),
  atoms: words("true false null TRUE FALSE NULL"),
  hooks: {
    $: (stream) => stream.eatWhile(/\w/) && "variable",
    "#": (stream) => stream.skipToEnd() || "comment",
    "<": (stream) => stream.match("?php") && "meta",
  },
});
const ada = simpleMode({
  start: [
    { regex: /--.*/, token: "comment" },
    { regex: /"(?:[^"]|"")*"/, token: "string" },
    { regex: /'.'(?!')/, token: "string" },
    { regex: /\d[\w.]*/, token: "number" },
    { regex: /(?:true|false|null)\b/i, token: "atom" },
    {
      regex: new RegExp(
        "(?:abs|abstract|access|all|and|array|at|begin|body|case|constant|declare|delay|delta|digits|do|else|elsif|end"
        + "|entry|exception|exit|for|function|generic|goto|if|in|is|limited|loop|mod|new|not|of|or|others|out|package"
        + "|pragma|private|procedure|raise|range|record|rem|renames|return|reverse|select|separate|some|subtype|tagged"
        + "|task|terminate|then|type|until|use|when|while|with|xor)\\b", "i"),
      token: "keyword",
    },
    { regex: /\w+/ },
  ],
});

// By the codes of the judge's languages; what is not here is shown without colours.
const modes = {
  ada, bash: shell, csharp, fortran, go, haskell, javascript, kotlin, lua, ocaml: oCaml, octave, pascal, perl, php, ruby,
  rust, scala, typescript,
};
const grammars = {
  java: javaLanguage, cpp: cppLanguage, c: cppLanguage, python3: pythonLanguage, pypy3: pythonLanguage,
  ...Object.fromEntries(Object.entries(modes).map(([code, mode]) => [code, StreamLanguage.define(mode)])),
};
const grammar = (code) => grammars[code] || [];

class Note extends WidgetType {
  constructor(text) {
    super();
    this.text = text;
  }
  eq(other) {
    return other.text === this.text;
  }
  toDOM() {
    const note = document.createElement("div");
    note.className = "cm-note";
    note.textContent = this.text;
    return note;
  }
}

const forget = StateEffect.define();

// Lines with what is said of them, from the list beside the textarea; a line that is changed loses its note.
const noted = (list) => StateField.define({
  create: (state) => Decoration.set(list
    .filter((one) => one.line >= 1 && one.line <= state.doc.lines)
    .flatMap(({ line, text }) => {
      const { from, to } = state.doc.line(line);
      return [
        Decoration.line({ class: "cm-noted" }).range(from),
        Decoration.widget({ widget: new Note(text), block: true, side: 1 }).range(to),
      ];
    }), true),
  update: (marks, change) => {
    if (change.effects.some((effect) => effect.is(forget))) {
      return Decoration.none;
    }
    if (!change.docChanged) {
      return marks;
    }
    const gone = new Set();
    change.changes.iterChangedRanges((from, to) => {
      const doc = change.startState.doc;
      for (let line = doc.lineAt(from).number; line <= doc.lineAt(to).number; line++) {
        gone.add(line);
      }
    });
    return marks
      .update({ filter: (from) => !gone.has(change.startState.doc.lineAt(from).number) })
      .map(change.changes);
  },
  provide: (field) => EditorView.decorations.from(field),
});

for (const area of document.querySelectorAll("textarea[data-editor]")) {
  const host = document.createElement("div");
  const root = host.attachShadow({ mode: "open" });
  const place = root.appendChild(document.createElement("div"));
  host.className = "editor-host";
  place.style.height = "100%";
  const label = area.labels && area.labels[0];
  const chosen = area.form && area.form.querySelector("[data-language]");
  const language = new Compartment();
  const list = area.parentElement.querySelector("[data-notes]");
  const notes = list
    ? [...list.querySelectorAll("li")].map((one) => ({ line: one.value, text: one.textContent }))
    : [];
  area.after(host);
  const view = new EditorView({
    root,
    parent: place,
    state: EditorState.create({
      doc: area.value,
      extensions: [
        lineNumbers(), history(), drawSelection(), indentOnInput(), bracketMatching(), highlightActiveLine(),
        language.of(grammar(chosen ? chosen.value : "java")), indentUnit.of("    "), syntaxHighlighting(colours), look,
        noted(notes),
        // Escape and then Tab leaves the editor, so that nobody is caught in it.
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({
          "aria-label": label ? label.textContent : "",
          autocapitalize: "off",
          tabindex: "0",
          spellcheck: "false",
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) {
            area.value = update.state.doc.toString();
            area.dispatchEvent(new Event("input", { bubbles: true }));
          }
        }),
      ],
    }),
  });
  area.hidden = true;
  if (list) {
    list.hidden = true;
    const first = notes.find((one) => one.line >= 1 && one.line <= view.state.doc.lines);
    if (first) {
      const at = view.state.doc.line(first.line).from;
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
    }
  }
  // Another script has put another text into the textarea.
  area.addEventListener("replaced", () => {
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: area.value } });
  });
  // Another text was run since: what was said of the one before holds no more.
  area.addEventListener("tried", () => view.dispatch({ effects: forget.of(null) }));
  if (chosen) {
    chosen.addEventListener("change", () => view.dispatch({ effects: language.reconfigure(grammar(chosen.value)) }));
  }
  if (label) {
    label.addEventListener("click", () => view.focus());
  }
}
