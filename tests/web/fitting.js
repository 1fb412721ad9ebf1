/* What does not fit on a page: said in words, one line each. The smallest target is given in px. */
(smallest) => {
  const found = new Set();
  /* Unseen until now, so that nothing is painted at all these sizes: only what is looked at here counts. */
  document.body.style.opacity = "";
  const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const inView = (box) => box.width > 0 && box.height > 0;
  const called = (one) => {
    const own = typeof one.className === "string" ? one.className : (one.className?.baseVal ?? "");
    const words = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 28);
    const up = one.parentElement?.closest("[class]");
    const where = up ? `${up.getAttribute("class").split(" ").slice(0, 2).join(".")} ` : "";
    return `${where}${one.tagName.toLowerCase()}.${own.split(" ").filter((c) => !c.startsWith("svelte")).join(".")} "${words}"`;
  };
  const hidden = (one) => one.closest(".vh, [aria-hidden=true].sprite, .sprite, defs, symbol") !== null;
  /** What may lie over other things on purpose, each a layer of its own. */
  const OVER = "dialog[open], .notes, .slip, .decide, .since > .sheet, .check, .cards, .carried, .back-home, .corner, .deal, .log-open .players";
  const layer = (one) => one.closest(OVER);
  const modal = document.querySelector("dialog[open]");
  const round = (n) => Math.round(n * 10) / 10;

  /** What an element does to what is in it; asked of each element once. */
  const known = new Map();
  function edge(one) {
    let told = known.get(one);
    if (!told) {
      const style = getComputedStyle(one);
      const root = one === document.documentElement || one === document.body;
      /* what has no box of its own cuts nothing */
      const inner =
        style.display === "contents" || (one instanceof SVGElement && !(one instanceof SVGSVGElement));
      const rolls = (over) => over === "auto" || over === "scroll";
      const cuts = (over) => over !== "visible" && !(one instanceof SVGSVGElement && over !== "hidden");
      const box = one.getBoundingClientRect();
      /* A board that is only looked at is drawn smaller than it is laid out. */
      const scale = one.offsetWidth > 0 ? box.width / one.offsetWidth : 1;
      told = {
        box,
        x: !root && !inner && cuts(style.overflowX) && (rolls(style.overflowX) ? "rolls" : "cuts"),
        y: !root && !inner && cuts(style.overflowY) && (rolls(style.overflowY) ? "rolls" : "cuts"),
        dots: style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none",
        last: style.position === "fixed" || one.matches("dialog"),
        size: parseFloat(style.fontSize) * scale,
      };
      known.set(one, told);
    }
    return told;
  }
  /** The nearest that cuts words off with dots. */
  function dotted(one) {
    for (let up = one; up && up !== document.body; up = up.parentElement) if (edge(up).dots) return up;
    return null;
  }
  /** How much of a box is left by what clips it; and what cannot be reached even by scrolling. */
  function clipped(one, box) {
    let { left, top, right, bottom } = box;
    let lost = 0;
    let by = null;
    const roll = { x: false, y: false };
    for (let up = one; up; up = up.parentElement) {
      const it = edge(up);
      for (const axis of ["x", "y"]) {
        if (!it[axis]) continue;
        const [from, to] = axis === "x" ? [it.box.left, it.box.right] : [it.box.top, it.box.bottom];
        const [a, b] = axis === "x" ? [left, right] : [top, bottom];
        const out = Math.max(0, from - a, b - to);
        if (it[axis] === "rolls") {
          const room = axis === "x" ? up.scrollWidth - up.clientWidth : up.scrollHeight - up.clientHeight;
          if (room > 0) roll[axis] = true;
        } else if (out > lost && !roll[axis]) {
          lost = out;
          by = up;
        }
        if (axis === "x") [left, right] = [Math.max(left, from), Math.min(right, to)];
        else [top, bottom] = [Math.max(top, from), Math.min(bottom, to)];
      }
      if (it.last) break;
    }
    return { left, top, right, bottom, width: right - left, height: bottom - top, lost, by, roll };
  }

  /* The page itself. */
  const html = document.documentElement;
  if (html.scrollWidth > innerWidth + 1) found.add(`the page is ${html.scrollWidth - innerWidth} px too wide`);
  if (document.querySelector(".table") && html.scrollHeight > innerHeight + 1)
    found.add(`the table is ${html.scrollHeight - innerHeight} px too high`);
  const tall = html.scrollHeight > innerHeight;

  /* In what scrolls, be it the page or a panel, what sticks to an edge may lie over what will be scrolled from under it. */
  const rolling = (one) => {
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement)
      if (edge(up).y === "rolls") return up.scrollHeight > up.clientHeight ? up : null;
    return tall ? document.body : null;
  };
  const sticky = [...document.querySelectorAll("main *, dialog *")]
    .filter((one) => getComputedStyle(one).position === "sticky")
    .map((one) => ({ one, within: rolling(one), box: one.getBoundingClientRect() }))
    .filter(({ within }) => within !== null);
  const under = (one, box) =>
    sticky.some(
      (top) => top.within.contains(one) && !top.one.contains(one) && box.bottom > top.box.top && box.top < top.box.bottom,
    );
  const all = [...(modal ?? document.body).querySelectorAll("*")].filter((one) => !hidden(one) && shown(one));
  const heard = new Set(all.filter((one) => getComputedStyle(one).clipPath.startsWith("inset(50%")));
  const onlyHeard = (one) => [...heard].some((up) => up.contains(one));
  /** What lies under something sticky, or beyond the edge of what scrolls: it must come into view when it is scrolled to. */
  const later = new Set();
  const texts = [];
  for (const one of all) {
    const own = [...one.childNodes].filter((node) => node.nodeType === 3 && node.textContent.trim() !== "");
    if (own.length === 0 || onlyHeard(one) || one.matches("option, select, script, style, title")) continue;
    for (const node of own) {
      const range = document.createRange();
      range.selectNodeContents(node);
      /* Letters of another script may stand a little higher in the same line. */
      const parts = [...range.getClientRects()].sort((a, b) => a.top - b.top);
      const lines = parts.filter((part, i) => i === 0 || part.top > parts[i - 1].top + part.height / 2).length;
      if (lines > 2 * node.textContent.trim().split(/\s+/).length) found.add(`broken into ${lines} lines: ${called(one)}`);
      for (const box of range.getClientRects()) {
        if (!inView(box) || box.width < 2) continue;
        if (under(one, box)) {
          later.add(one);
          continue;
        }
        const left = clipped(one, box);
        const dots = dotted(one);
        const out = Math.max(0, -left.left, left.right - innerWidth, tall ? 0 : left.bottom - innerHeight, -left.top);
        if (!tall && out > 2 && !left.roll.x && !left.roll.y) found.add(`outside by ${round(out)}: ${called(one)}`);
        /* What a building does stands beside its name whole or not at all. */
        if (left.lost > 3 && !dots && !one.closest(".works .fx")) found.add(`cut off by ${round(left.lost)}: ${called(one)} in ${called(left.by).slice(0, 60)}`);
        if (dots && dots.scrollWidth > dots.clientWidth + 1 && left.lost > 2 && one.closest(".log, .talk, .legend") === null)
          found.add(`shortened: ${called(one)}`);
        const sheet = one.closest(".paper, .stage");
        const beyond = sheet && !left.roll.x ? Math.max(left.right - edge(sheet).box.right, edge(sheet).box.left - left.left) : 0;
        if (beyond > 2 && left.width > 2 && layer(one) === layer(sheet)) found.add(`leaves its sheet by ${round(beyond)}: ${called(one)}`);
        const inside = one.closest("button, .btn, select");
        if (inside && !(one instanceof SVGElement)) {
          const frame = edge(inside).box;
          const wide = Math.max(frame.left - box.left, box.right - frame.right);
          if (wide > 2 && !dots) found.add(`words leave their button by ${round(wide)}: ${called(inside)}`);
        }
        if (left.width > 2 && left.height > 4) {
          /* Letters take less than their line. */
          const scaled = one instanceof SVGElement ? box.height * 0.6 : edge(one).size * 0.74;
          const high = Math.min(left.height, scaled);
          const middle = (box.top + box.bottom) / 2;
          texts.push({
            one, layer: one.closest(".spot") ?? layer(one),
            left: left.left + 1, right: left.right - 1,
            top: Math.max(left.top, middle - high / 2), bottom: Math.min(left.bottom, middle + high / 2),
          });
        }
      }
    }
  }
  const overlap = (a, b) => [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  texts.sort((a, b) => a.top - b.top);
  for (let i = 0; i < texts.length; i++) {
    for (let j = i + 1; j < texts.length && texts[j].top < texts[i].bottom; j++) {
      const [a, b] = [texts[i], texts[j]];
      if (a.one === b.one || a.layer !== b.layer) continue;
      const [x, y] = overlap(a, b);
      if (x > 1.5 && y > 1.5) found.add(`text over text (${round(x)} x ${round(y)}): ${called(a.one)} / ${called(b.one)}`);
    }
  }

  /* Drawings: a coin or a cube that is cut, or lies half beside its sheet, is as bad as half a word. */
  for (const one of all) {
    if (!one.matches("svg, img") || one.parentElement?.closest("svg, .works .fx, .stage") || onlyHeard(one) || tall) continue;
    const box = one.getBoundingClientRect();
    if (!inView(box)) continue;
    const left = clipped(one, box);
    if (left.by && left.lost > 3)
      found.add(`drawing cut off by ${round(left.lost)}: ${called(one)} in ${called(left.by).slice(0, 60)}`);
    const sheet = one.closest(".paper");
    const below = sheet && !left.roll.y && left.height > 2 ? left.bottom - edge(sheet).box.bottom : 0;
    if (below > 3 && layer(one) === layer(sheet)) found.add(`drawing leaves its sheet by ${round(below)}: ${called(one)}`);
  }

  /* What stands in a figure keeps to it, so that it does not lie on the next. */
  for (const one of all) {
    const figure = one.parentElement?.matches("figure") && !onlyHeard(one) ? edge(one.parentElement).box : null;
    const beyond = figure ? one.getBoundingClientRect().right - figure.right : 0;
    if (beyond > 3) found.add(`leaves its figure by ${round(beyond)}: ${called(one)}`);
  }
  /* So do tiles keep to where they lie. */
  for (const one of all) {
    const ground = one.parentElement?.matches(".lie") ? edge(one.parentElement).box : null;
    const own = ground ? one.getBoundingClientRect() : null;
    const beyond = own ? Math.max(own.bottom - ground.bottom, ground.top - own.top, own.right - ground.right, ground.left - own.left) : 0;
    if (beyond > 4) found.add(`lies beside its ground by ${round(beyond)}: ${called(one)}`);
  }

  /* What frames a thing that is spoken of, with its glow, lies on no word of the bar, and its sign on no heading. */
  const GLOW = 4;
  const bar = document.querySelector(".bar")?.getBoundingClientRect();
  for (const one of document.querySelectorAll(".frame[data-lit], .frame[data-lit] > .sign")) {
    const box = one.getBoundingClientRect();
    const onBar = bar && box.right > bar.left && box.left < bar.right ? bar.bottom - (box.top - (one.matches(".frame") ? GLOW : 0)) : 0;
    if (onBar > 0.5) found.add(`lit on the bar by ${round(onBar)}: ${called(one)}`);
    const hides = one.matches(".sign") ? texts.find((text) => text.one.matches("h2, h3") && overlap(text, box).every((by) => by > 3)) : null;
    if (hides) found.add(`sign on a heading: ${called(hides.one)}`);
  }

  /* In the smallest windows the guide lies on the board: what is under it is free when it has been put away. */
  const slip = document.querySelector(".slip");
  const lies = slip && getComputedStyle(slip).position === "fixed" ? slip.getBoundingClientRect() : null;

  /* What can be pressed. */
  const targets = [];
  for (const one of all) {
    if (!one.matches("a[href], button, select, input:not([type=file]), textarea, summary, [role=tab], [role=slider]")) continue;
    if (one.closest("[inert]")) continue; /* only to be looked at */
    const box = one.matches("input[type=checkbox], input[type=radio]")
      ? (one.closest("label") ?? one).getBoundingClientRect() : one.getBoundingClientRect();
    if (!inView(box) || getComputedStyle(one).pointerEvents === "none") continue;
    if (lies && !slip.contains(one) && box.bottom > lies.top) continue;
    if (under(one, box) || (tall && !edge(one).last && (box.top < 0 || box.bottom > innerHeight))) {
      later.add(one);
      continue;
    }
    const left = clipped(one, box);
    if (left.roll.x || left.roll.y) {
      if (left.width < box.width - 1 || left.height < box.height - 1) {
        later.add(one);
        continue;
      }
    } else {
      const out = Math.max(0, -box.left, box.right - innerWidth, tall ? 0 : box.bottom - innerHeight, -box.top);
      if (out > 1.5) found.add(`outside by ${round(out)}: ${called(one)}`);
      if (left.lost > 2) found.add(`cut off by ${round(left.lost)}: ${called(one)} in ${called(left.by).slice(0, 60)}`);
    }
    targets.push({ one, box, layer: layer(one) });
  }
  /** What only tells more: it may be 36 px by finger, and a place that is lit may lie on it. */
  const TELLS = ".tap, .whynot";
  /** A sheet that asks lies on the board: what it covers half tells more where it is free, or is chosen in it by its name. */
  const sheets = [...document.querySelectorAll(".decide")].filter(shown).map((one) => ({ one, box: one.getBoundingClientRect() }));
  const halfUnder = (target, box) =>
    sheets.some(({ one, box: sheet }) => {
      if (one.contains(target) || overlap(box, sheet).some((by) => by <= 0)) return false;
      return target.matches(TELLS) || [...one.querySelectorAll("[data-action]")].some((named) => named.dataset.action === target.dataset.action);
    });
  const drawn = ".cell"; /* diamonds: their boxes overlap, they do not */
  /** Whether what a cell does can be chosen by its name too, on a button that is looked at like all others. */
  const named = (cell) => [...document.querySelectorAll(".chip")].some((chip) => chip.dataset.action === cell.dataset.action && shown(chip));
  for (let i = 0; i < targets.length; i++) {
    for (let j = i + 1; j < targets.length; j++) {
      const [a, b] = [targets[i], targets[j]];
      if (a.layer !== b.layer || a.one.contains(b.one) || b.one.contains(a.one)) continue;
      if (a.one.matches(drawn) || b.one.matches(drawn)) continue;
      if (a.one.matches(TELLS) && b.one.matches(".spot")) continue;
      const [x, y] = overlap(a.box, b.box);
      const least = Math.min(a.box.width * a.box.height, b.box.width * b.box.height);
      if (x > 2 && y > 2 && x * y > 0.3 * least)
        found.add(`target over target (${round(x)} x ${round(y)}): ${called(a.one)} / ${called(b.one)}`);
    }
  }
  const mine = (one, x, y) => {
    const at = document.elementFromPoint(x, y);
    return at !== null && (one === at || one.contains(at) || (one.closest("label")?.contains(at) ?? false));
  };
  /** What is wrong with something that can be pressed, or null. */
  function press(one, box) {
    const inText = one.matches("a, .link") && one.closest("p, li, td, dd, small") && getComputedStyle(one).display === "inline";
    if (inText || one.matches("[type=range]") || (one.matches(drawn) && (!one.dataset.action || named(one)))) return null;
    if (box.right <= 0 || box.bottom <= 0 || box.left >= innerWidth || box.top >= innerHeight) return null;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!mine(one, x, y)) {
      if (one.matches(TELLS) || one.disabled) return null;
      const at = document.elementFromPoint(x, y);
      if (at && !at.closest(OVER) && y > 0 && y < innerHeight && x > 0 && x < innerWidth)
        return `covered: ${called(one)} by ${called(at).slice(0, 70)}`;
      return at?.closest(".notes") ? `under a note: ${called(one)}` : null;
    }
    /* Most are large enough all around their middle: four corners tell, or for round ones some points to four sides. */
    const least = one.matches(TELLS) ? Math.min(36, smallest) : smallest;
    const half = least / 2 - 1;
    const free = (dx, dy) => mine(one, x + dx * half, y + dy * half);
    const corners = [[-1, -1], [1, -1], [-1, 1], [1, 1]];
    const sides = [[-1, 0], [1, 0], [0, -1], [0, 1]].flatMap(([dx, dy]) => [[dx, dy], [dx * 0.7, dy * 0.7], [dx * 0.4, dy * 0.4]]);
    if (Math.min(box.width, box.height) >= least && [corners, sides].some((ways) => ways.every(([dx, dy]) => free(dx, dy)))) return null;
    const reach = (dx, dy) => {
      let far = 0;
      while (far < least && mine(one, x + dx * (far + 1), y + dy * (far + 1))) far += 1;
      return far;
    };
    const wide = box.width >= smallest && box.width > 90 ? box.width : reach(1, 0) + reach(-1, 0) + 1;
    const high = box.height >= smallest && box.height > 90 ? box.height : reach(0, 1) + reach(0, -1) + 1;
    return Math.min(wide, high) < least - 1 && !halfUnder(one, box) ? `small (${round(wide)} x ${round(high)}): ${called(one)}` : null;
  }
  for (const { one, box } of targets) {
    const wrong = press(one, box);
    if (wrong) found.add(wrong);
  }

  /* What is not seen yet, scrolled to: somewhere it must be free. */
  const pressed = "a[href], button, select, input, textarea, summary, [role=tab]";
  function scrolled(one, block) {
    one.scrollIntoView({ block, inline: "center", behavior: "instant" });
    known.clear();
    for (const top of sticky) top.box = top.one.getBoundingClientRect();
    const box = one.getBoundingClientRect();
    const left = clipped(one, box);
    const middle = (box.top + box.bottom) / 2;
    if (under(one, { top: middle - 1, bottom: middle + 1 }) || left.width < 2 || left.height < 2)
      return `cannot be scrolled to: ${called(one)}`;
    return one.matches(pressed) ? press(one, box) : null;
  }
  /* In a list the first and the last tell of all between them, unless one of these is small. */
  const lists = new Map();
  for (const one of later) {
    const list = `${one.tagName} ${one.getAttribute("class")}`;
    const within = rolling(one);
    if (!lists.has(within)) lists.set(within, new Map());
    const ends = lists.get(within).get(list) ?? [one, one];
    lists.get(within).set(list, [ends[0], one]);
  }
  const ends = new Set([...lists.values()].flatMap((kinds) => [...kinds.values()].flat()));
  for (const one of later) {
    const { width, height } = one.getBoundingClientRect();
    if (!ends.has(one) && (!one.matches(pressed) || Math.min(width, height) >= smallest)) continue;
    const ways = [];
    for (let up = one.parentElement; up; up = up.parentElement) ways.push([up, up.scrollLeft, up.scrollTop]);
    const tried = [];
    for (const block of ["center", "start", "end"]) {
      tried.push(scrolled(one, block));
      if (!tried.at(-1)) break;
    }
    if (tried.at(-1)) found.add(tried[0]);
    for (const [up, x, y] of ways) [up.scrollLeft, up.scrollTop] = [x, y];
  }
  document.body.style.opacity = "0";
  return [...found];
}
