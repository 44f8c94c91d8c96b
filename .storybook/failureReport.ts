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
    ].join('\n'),
  );
}
