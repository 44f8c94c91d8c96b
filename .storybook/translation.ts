export interface TranslationOptions {
  /** Names of brands, which no translation may change. */
  readonly names?: readonly string[];
  /** Only looks at what it would replace. @default false */
  readonly dry?: boolean;
}

export interface Translation {
  /** Texts that React held until they were replaced. */
  readonly held: ReadonlySet<string>;
  /** Clocks, references and names that a translation has changed. */
  readonly changed: ReadonlySet<string>;
  readonly stop: () => void;
}

/**
 * Translates the page as Chrome does, without other words: puts two `font` elements with a new text node in the place of
 * each text node, and of each that appears later.
 *
 * React loses a text whose node it holds: it sets the text of an element with nothing else in it through the element, and
 * holds the node of any other. Such a text needs an element of its own (see `ownElement` of the kit), and a component
 * returns an element, not a text.
 *
 * Refers to nothing outside itself, so that end-to-end tests can send it to their page.
 */
export function translatePage({ names = [], dry = false }: TranslationOptions = {}): Translation {
  const untranslated = 'script, style, option, textarea, [translate="no"]';
  /** References, and times of running clocks, that stand alone. */
  const fixed = /^\d{2}:\d{2}:\d{2}$|^[A-Z]{1,3}\d[A-Z\d]{7,}$/;
  const held = new Set<string>();
  const changed = new Set<string>();

  const textsIn = (root: Node): readonly Text[] => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node !== null; node = walker.nextNode())
      if (node instanceof Text && /\S/.test(node.data) && node.parentElement?.closest(untranslated) === null)
        texts.push(node);
    return texts;
  };
  const placeOf = (text: Text): string => {
    const around: string[] = [];
    for (let at = text.parentElement; at !== null && around.length < 3; at = at.parentElement)
      around.push([at.localName, ...at.classList].slice(0, 2).join('.'));
    return `“${text.data.trim()}” in ${around.join(' < ')}`;
  };
  // oxlint-disable-next-line typescript/no-deprecated -- Chrome's translation writes this element.
  const createFont = (): HTMLElement => document.createElement('font');
  const translate = (root: Node): void => {
    for (const text of textsIn(root)) {
      // Its own work.
      if (text.parentElement?.localName === 'font') continue;
      if (Object.keys(text).some((key) => key.startsWith('__reactFiber$'))) held.add(placeOf(text));
      const content = text.data.trim();
      if (fixed.test(content) || names.includes(content)) changed.add(placeOf(text));
      if (dry) continue;
      const font = createFont();
      const inner = createFont();
      inner.append(text.data);
      font.append(inner);
      text.replaceWith(font);
    }
  };

  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) if (node.isConnected) translate(node);
  });
  if (!dry) observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  translate(document.body);
  return { held, changed, stop: () => observer.disconnect() };
}
