/**
 * What a person cannot read or use of a page as it is laid out: controls over one another, texts over one another, texts
 * that are cut, and what lies beside the window. For large text and narrow windows (WCAG 1.4.4, 1.4.10).
 */

/** Rounding, and the part of a line box that holds no ink, in px. */
const slack = 2;

const interactive =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=switch], [role=radio]';
/** What moves, or is moved by hand, behind an edge on purpose. */
const moving = '[aria-roledescription], [data-kit-marquee], [aria-busy=true]';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const meet = (one: Box, other: Box): Box => ({
  left: Math.max(one.left, other.left),
  top: Math.max(one.top, other.top),
  right: Math.min(one.right, other.right),
  bottom: Math.min(one.bottom, other.bottom),
});
const isSeen = (box: Box): boolean => box.right - box.left > slack && box.bottom - box.top > slack;
const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left - slack &&
  inner.top >= outer.top - slack &&
  inner.right <= outer.right + slack &&
  inner.bottom <= outer.bottom + slack;

const clips = (value: string): boolean => value === 'hidden' || value === 'clip';
const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll';

const isOnSlide = (element: Element): boolean => element.closest('[aria-roledescription] [role=group]') !== null;

/** The nearest element around one that scrolls sideways. */
const scrollerOf = (element: Element): Element | null =>
  framesOf(element, false).find(({ frame, style }) => isStrip(frame, style))?.frame ?? null;

const areaOf = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);

/** Whether a box is a small part of another, as a button at the corner of a card. */
const isCornerOf = (part: Box, whole: Box): boolean => within(part, whole) && areaOf(part) < areaOf(whole) / 4;

/** Whether an element is moved sideways on purpose: a strip or a table, not a page that is too wide for its place. */
const isStrip = (element: Element, { overflowX }: CSSStyleDeclaration): boolean =>
  scrolls(overflowX) && !isTooWide(element);

/** Whether a part of the page that scrolls down also scrolls sideways. */
const isTooWide = (element: Element): boolean =>
  !element.matches('ul, ol') &&
  element.scrollWidth > element.clientWidth + slack &&
  scrolls(getComputedStyle(element).overflowX) &&
  (element.scrollHeight > element.clientHeight * 1.5 || element.querySelector('h1, h2, h3, form') !== null);

/** The elements around one that cut what is beyond their edges, the innermost first. */
function framesOf(
  element: Element,
  itself: boolean,
): readonly { readonly frame: Element; readonly style: CSSStyleDeclaration }[] {
  const frames = [];
  let own = getComputedStyle(element);
  if (itself && own.overflowX !== 'visible') frames.push({ frame: element, style: own });
  for (let frame = element.parentElement; frame !== null && own.position !== 'fixed'; frame = frame.parentElement) {
    const style = getComputedStyle(frame);
    // A hidden overflow on the way does not cut what is positioned against an element outside of it.
    if (own.position === 'absolute' && style.position === 'static' && style.transform === 'none') continue;
    if (style.overflowX !== 'visible' || style.overflowY !== 'visible') frames.push({ frame, style });
    own = style;
  }
  return frames;
}

/** The part of a box that is seen without scrolling anything sideways. */
const seenPart = (element: Element, box: Box, itself = false): Box =>
  framesOf(element, itself).reduce<Box>((left, { frame }) => meet(left, frame.getBoundingClientRect()), box);

/** What was found out about elements while one page is judged. */
let known = new WeakMap<object, WeakMap<Element, unknown>>();

/** A fact about an element that follows from the one about its parent; found out once for each element. */
function inherited<Fact>(find: (element: Element, ofParent: Fact | undefined) => Fact): (element: Element) => Fact {
  const factOf = (element: Element): Fact => {
    const facts = known.get(find) ?? new WeakMap<Element, unknown>();
    known.set(find, facts);
    if (facts.has(element)) return facts.get(element) as Fact;
    const parent = element.parentElement;
    const fact = find(element, parent === null ? undefined : factOf(parent));
    facts.set(element, fact);
    return fact;
  };
  return factOf;
}

/** The boxes of a control: a link in a text has one per line. */
const boxesOf = (control: Element): readonly DOMRect[] =>
  getComputedStyle(control).display === 'inline' ? [...control.getClientRects()] : [control.getBoundingClientRect()];

/** The box that a control is pressed in: that of the element around it where its `::after` fills it, as on a card. */
function targetOf(control: HTMLElement): DOMRect {
  const { content, position } = getComputedStyle(control, '::after');
  const fills = content !== 'none' && position === 'absolute' && getComputedStyle(control).position === 'static';
  return (fills ? (control.offsetParent ?? control) : control).getBoundingClientRect();
}

/** The nearest element around one that stays in place while the page scrolls. */
const layerOf = inherited<Element | null>((element, layerOfParent) =>
  /fixed|sticky/.test(getComputedStyle(element).position) ? element : (layerOfParent ?? null),
);

/** Whether an element, or one around it, is for screen readers only. */
const isUnseen = inherited<boolean>((element, isParentUnseen = false) => {
  if (isParentUnseen) return true;
  const { clipPath, position } = getComputedStyle(element);
  return position === 'absolute' && clipPath !== 'none';
});

function isShown(element: Element): boolean {
  if (element.closest('[inert], [aria-hidden=true]') !== null) return false;
  if (!element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }))
    return false;
  return !isUnseen(element);
}

const nameOf = (element: Element): string => {
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
  return `${element.localName}.${element.className.split(' ').at(-1) ?? ''} “${name}”`;
};

interface Line {
  readonly text: string;
  readonly parent: Element;
  readonly box: Box;
}

/** Every line of text, with the box of its letters and marks. */
function linesOf(root: Element): readonly Line[] {
  const lines: Line[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const parent = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    // The letters of a drawing grow with it.
    if (
      parent === null ||
      text === '' ||
      parent.closest('svg') !== null ||
      /^(?:SCRIPT|STYLE|OPTION)$/.test(parent.tagName) ||
      !isShown(parent)
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width > 1) lines.push({ text, parent, box: rect });
  }
  return lines;
}

/** The middle of a line, where its letters are: line boxes of one paragraph may overlap. */
const coreOf = ({ left, top, right, bottom }: Box): Box => {
  const trim = (bottom - top) * 0.22;
  return { left, right, top: top + trim, bottom: bottom - trim };
};

function cutLines(root: Element, lines: readonly Line[]): string[] {
  const width = document.documentElement.clientWidth;
  return lines.flatMap(({ text, parent, box }) => {
    if (parent.closest(moving) !== null) return [];
    // Letters reach as far as a line that is high enough for them.
    const core = coreOf(box);
    let scrolled = false;
    let scrolledDown = false;
    for (let each: Element | null = parent; each !== null && each !== root.parentElement; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (isStrip(each, style)) scrolled = true;
      if (scrolls(style.overflowY)) scrolledDown = true;
      const cutsX = clips(style.overflowX) && !scrolled;
      const cutsY = clips(style.overflowY) && !scrolledDown;
      if (!cutsX && !cutsY) continue;
      // With the full text within reach.
      if (
        style.textOverflow === 'ellipsis' &&
        (each.closest('[title], [data-full-text]') !== null || cutsOnPurpose(each))
      )
        return [];
      const edge = each.getBoundingClientRect();
      // A name that has made room for its mark.
      if (core.top >= edge.bottom - slack && each.matches('a') && each.querySelector('svg, img') !== null) return [];
      const isCut =
        (cutsX && (core.left < edge.left - slack || core.right > edge.right + slack)) ||
        (cutsY && (core.top < edge.top - slack || core.bottom > edge.bottom + slack));
      if (isCut) return [`“${text.slice(0, 40)}” is cut by ${nameOf(each)}`];
    }
    const isBeside = !scrolled && layerOf(parent)?.closest('[aria-roledescription]') == null;
    return isBeside && (core.right > width + slack || core.left < -slack)
      ? [`“${text.slice(0, 40)}” lies beside the window`]
      : [];
  });
}

/** An ellipsis whose full text has the element's link or button lead to. */
const cutsOnPurpose = (element: Element): boolean => element.closest('a[href], button, [role=row]') !== null;

function overlaps<Item>(
  items: readonly Item[],
  boxOf: (item: Item) => Box,
  belong: (one: Item, other: Item) => boolean,
) {
  const found: (readonly [Item, Item])[] = [];
  const sorted = items
    .map((item) => ({ item, box: boxOf(item) }))
    .toSorted((one, other) => one.box.top - other.box.top);
  for (const [at, one] of sorted.entries()) {
    for (let next = at + 1; next < sorted.length; next += 1) {
      const other = sorted[next];
      if (other === undefined || other.box.top >= one.box.bottom) break;
      if (isSeen(meet(one.box, other.box)) && !belong(one.item, other.item)) found.push([one.item, other.item]);
    }
  }
  return found;
}

function problems(root: Element): string[] {
  const width = document.documentElement.clientWidth;
  const controls = [...root.querySelectorAll<HTMLElement>(interactive)]
    .filter(isShown)
    .flatMap((control) =>
      boxesOf(control).map((box) => ({ control, layer: layerOf(control), box: seenPart(control, box) })),
    )
    .filter(({ box }) => isSeen(box));
  const lines = linesOf(root).map((line) => ({ ...line, layer: layerOf(line.parent) }));

  const over = overlaps(
    controls,
    ({ box }) => box,
    (one, other) =>
      // What stays in place lies over what scrolls.
      (one.layer === null) !== (other.layer === null) ||
      one.control === other.control ||
      one.control.contains(other.control) ||
      other.control.contains(one.control) ||
      // A field and the label that draws it.
      one.control.closest('label')?.contains(other.control) === true ||
      // The bar of a carousel lies over its slides.
      isOnSlide(one.control) !== isOnSlide(other.control) ||
      // What scrolls sideways leads on under the button at its edge.
      scrollerOf(one.control) !== scrollerOf(other.control) ||
      isCornerOf(one.box, other.box) ||
      isCornerOf(other.box, one.box),
  );
  const overText = overlaps(
    lines.filter(({ parent }) => parent.closest(moving) === null),
    ({ parent, box }) => seenPart(parent, coreOf(box), true),
    (one, other) => one.parent === other.parent || one.layer !== other.layer,
  );
  const beside = controls.filter(
    ({ control, box }) =>
      (box.right > width + slack || box.left < -slack) && control.closest('[aria-roledescription]') === null,
  );
  const out = lines.flatMap(({ text, parent, box }) => {
    const control = parent.closest<HTMLElement>('a[href], button, [role=tab], label');
    if (control === null || getComputedStyle(control).display === 'inline' || parent.closest(moving) !== null)
      return [];
    return within(seenPart(parent, coreOf(box), true), targetOf(control))
      ? []
      : [`“${text.slice(0, 40)}” reaches out of ${nameOf(control)}`];
  });
  const { scrollWidth } = document.documentElement;
  const tooWide = [...root.querySelectorAll('*')].filter(isTooWide);
  return [
    ...tooWide.map((part) => `${nameOf(part)} is ${part.scrollWidth} px wide in ${part.clientWidth} px`),
    ...(scrollWidth > width ? [`the page is ${scrollWidth} px wide in a window of ${width} px`] : []),
    ...over.map(([one, other]) => `${nameOf(one.control)} and ${nameOf(other.control)} overlap`),
    ...overText.map(([one, other]) => `“${one.text.slice(0, 40)}” and “${other.text.slice(0, 40)}” overlap`),
    ...beside.map(({ control }) => `${nameOf(control)} lies beside the window`),
    ...cutLines(root, lines),
    ...out,
  ];
}

/** Names everything on a page, or in a dialog, that cannot be read or used, each once. */
export function illegible(root: Element): readonly string[] {
  known = new WeakMap();
  return [...new Set(problems(root))];
}
