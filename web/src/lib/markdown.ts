/** The little of Markdown that our rules are written in, as data; so no text ever becomes markup by itself. */

/** A span that is code may follow another one in its rule, which it belongs to. */
export type Span = { text: string; kind: "plain" | "bold" | "em" | "code" | "cite"; after?: string };
export type Block =
  | { kind: "title"; text: string }
  | { kind: "section"; text: string; id: string }
  | { kind: "subsection"; text: string }
  | { kind: "rule"; id: string; number: string; spans: Span[] }
  | { kind: "point"; spans: Span[] }
  | { kind: "text"; spans: Span[] }
  | { kind: "table"; rows: Span[][][] }
  | { kind: "drawing"; drawn: Drawn; spans: Span[] };

/** `<!-- draw: palaces brick 1 w, brick 2 w | marble 3 w -->`: what is drawn, in groups, by the game's own pieces. */
export interface Drawn {
  what: string;
  groups: string[][];
}

function drawn(text: string): Drawn {
  const [what = "", ...rest] = text.trim().split(" ");
  const groups = rest
    .join(" ")
    .split("|")
    .map((group) => group.split(",").map((one) => one.trim()));
  return { what, groups };
}

export function spans(text: string): Span[] {
  const found: Span[] = [];
  let after = "";
  for (const part of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[a-z]+\.\d+[a-z]?\b)/)) {
    if (!part) continue;
    if (part.startsWith("**")) found.push({ kind: "bold", text: part.slice(2, -2) });
    else if (part.startsWith("*")) found.push({ kind: "em", text: part.slice(1, -1) });
    else if (part.startsWith("`")) {
      const code = part.slice(1, -1);
      found.push({ kind: "code", text: code, after });
      after ||= code;
    } else if (/^[a-z]+\.\d/.test(part)) found.push({ kind: "cite", text: part });
    else found.push({ kind: "plain", text: part });
  }
  return found;
}

export function blocks(source: string): Block[] {
  const found: Block[] = [];
  let section = "";
  let open = false;
  for (const line of source.split("\n")) {
    const draw = /^<!-- draw: (.*) -->$/.exec(line);
    const rule = /^(\d+[a-z]?)\. (.*)$/.exec(line);
    const last = found.at(-1);
    if (line.trim() === "") {
      open = false;
    } else if (line.startsWith("# ")) {
      found.push({ kind: "title", text: line.slice(2) });
    } else if (line.startsWith("## ")) {
      const [id = "", title] = line.slice(3).split(": ");
      section = id.trim();
      found.push({ kind: "section", text: title ?? section, id: section });
    } else if (line.startsWith("### ")) {
      found.push({ kind: "subsection", text: line.slice(4) });
    } else if (draw) {
      // What is written under it, up to the next empty line, is told to those who do not see it.
      found.push({ kind: "drawing", drawn: drawn(draw[1] ?? ""), spans: [] });
      open = true;
    } else if (rule) {
      found.push({ kind: "rule", id: `${section}.${rule[1]}`, number: `${rule[1]}`, spans: spans(`${rule[2]}`) });
      open = true;
    } else if (/^\s*[-*] /.test(line)) {
      found.push({ kind: "point", spans: spans(line.replace(/^\s*[-*] /, "")) });
      open = true;
    } else if (line.startsWith("|")) {
      if (/^\|[\s:|-]+\|$/.test(line)) continue;
      const row = line
        .slice(1, -1)
        .split("|")
        .map((cell) => spans(cell.trim()));
      if (last?.kind === "table") last.rows.push(row);
      else found.push({ kind: "table", rows: [row] });
    } else if (open && last && "spans" in last) {
      // The words under a drawing are set apart as a whole.
      const text = last.kind === "drawing" ? line.replace(/^\*|\*$/g, "") : line;
      last.spans.push(...spans(` ${text.trim()}`));
    } else {
      found.push({ kind: "text", spans: spans(line) });
      open = true;
    }
  }
  return found;
}
