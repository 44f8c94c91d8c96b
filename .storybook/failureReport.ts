/** A click as the page received it. */
interface SeenClick {
  readonly element: Element;
  readonly text: string;
  /** Whether the element was in the document when the click arrived. */
  readonly wasConnected: boolean;
  readonly event: Event;
}

/** What `reportPage` describes, besides the page itself. */
interface PageState {
  readonly test: string;
  /** The URL that was rendered last. */
  readonly url: string;
  /** The calls of the test in order, with whether each has its answer. */
  readonly calls: readonly { readonly id: string; readonly settled: boolean }[];
}

const maxClicks = 5;
const maxCalls = 12;
const maxText = 1_500;
const maxBoxes = 60;

/** Records the clicks on the document. `clicks` describes the last ones; `stop` ends the recording. */
export function recordClicks(): { clicks: () => string; stop: () => void } {
  const seen: SeenClick[] = [];
  // Listens on the window, so that a click on an element outside the document is the only kind that is missing.
  const onClick = (event: Event): void => {
    const element = event.target as Element;
    const text = (element.textContent ?? '').slice(0, 40);
    seen.push({ element, text, wasConnected: element.isConnected, event });
  };
  window.addEventListener('click', onClick, true);
  return {
    clicks: () =>
      seen
        .slice(-maxClicks)
        .map(({ element, text, wasConnected, event }) => {
          const link = element.closest('a')?.getAttribute('href') ?? '';
          const state = [wasConnected ? '' : 'detached', event.defaultPrevented ? 'prevented' : 'not prevented'];
          return `  ${element.tagName} "${text}" ${link} ${state.join(' ')}`;
        })
        .join('\n'),
    stop: () => window.removeEventListener('click', onClick, true),
  };
}

/** Writes what a failed test has left on the page: its error names only what was missing. */
export function reportPage({ test, url, calls }: PageState, clicks: string): void {
  const recent = calls.slice(-maxCalls).map(({ id, settled }) => (settled ? id : `${id} (no answer yet)`));
  console.error(
    [
      `failed: ${test}`,
      `URL: ${url}; focus on ${document.activeElement?.tagName ?? 'nothing'}; ${document.visibilityState}`,
      `clicks:\n${clicks}`,
      `calls: ${recent.join(', ')}`,
      `page:\n${document.body.innerText.slice(0, maxText)}`,
      `boxes of ${innerWidth} × ${innerHeight}:\n${boxes()}`,
    ].join('\n'),
  );
}

/** The first elements in view that have another box than what is around them: left, top, width, height and text. */
function boxes(): string {
  const sidesOf = (element: Element): string => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(' ');
  };
  return Array.from(document.querySelectorAll('body *:not(svg *)'))
    .filter((element) => {
      const { top, bottom, height } = element.getBoundingClientRect();
      const isSame = element.parentElement !== null && sidesOf(element) === sidesOf(element.parentElement);
      return height > 0 && bottom > 0 && top < innerHeight && !isSame;
    })
    .slice(0, maxBoxes)
    .map((element) => {
      const text = element.childElementCount === 0 ? ` "${element.textContent.slice(0, 20)}"` : '';
      return `  ${element.tagName} ${sidesOf(element)}${text}`;
    })
    .join('\n');
}
