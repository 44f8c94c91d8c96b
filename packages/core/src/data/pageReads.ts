import { createContext, use, useEffect } from 'react';
import { isOfConnection, countArrivals } from './fetchAnswer.ts';

/**
 * What a page waits for: an answer or code that is on its way, one that did not come for want of a connection, or that is asked
 * for again after that. What the device has kept in place of one opens the page.
 */
export type PageWait = 'loading' | 'failed' | 'retrying' | 'kept';

/** Tells a page what it waits for. Returns what takes that back. */
export type PageReads = (wait: PageWait) => () => void;

/** The page around a component; null outside of pages. Its reads go before those of what surrounds the page. */
export const PageReadsContext = createContext<PageReads | null>(null);

/** Tells the page around this component what the component waits for; null for nothing. */
export function usePageWait(wait: PageWait | null): void {
  const page = use(PageReadsContext);
  useEffect(() => (wait === null ? undefined : page?.(wait)), [page, wait]);
}

/** The state of a read as SWR has it. */
interface Read {
  readonly data: unknown;
  readonly error: unknown;
  readonly isValidating: boolean;
}

/** Tells the page around this component of a read. A null key makes no request. */
export function useReadWait(key: unknown, { data, error, isValidating }: Read): void {
  const isOver = key === null || data !== undefined || (error !== undefined && !isOfConnection(error));
  const wait = error === undefined ? 'loading' : isValidating ? 'retrying' : 'failed';
  usePageWait(isOver ? null : wait);
}

/**
 * Follows the opening of a page. Until everything that it asks for at first has come, the page lacks its connection when a part
 * of that has failed and the platform has answered nothing since the opening. What fails beside an answer, or later, is shown in
 * its place.
 * @param show receives whether the page lacks its connection, after each change
 * @param isOpen the page is in view, because a document has shown it
 */
export function createPageReads(show: (lacking: boolean) => void, isOpen = false, arrival = countArrivals): PageReads {
  const waits: Record<PageWait, number> = { loading: 0, failed: 0, retrying: 0, kept: 0 };
  const arrivalBefore = arrival();
  let isDue = false;
  let lacking = false;
  const settle = (): void => {
    isDue = false;
    const failed = waits.failed + waits.retrying;
    isOpen ||= waits.kept > 0 || waits.loading + failed === 0;
    // What arrives first brings the others with it (see `createRecovery`), and the page opens as a whole.
    const isCutOff = arrival() === arrivalBefore || (lacking && waits.retrying > 0);
    lacking = !isOpen && failed > 0 && isCutOff;
    show(lacking);
  };
  const add = (wait: PageWait, by: number): void => {
    waits[wait] += by;
    // After all effects of one render: a part that is ready comes before its own parts ask for something.
    if (!isDue) queueMicrotask(settle);
    isDue = true;
  };
  return (wait) => {
    add(wait, 1);
    return () => add(wait, -1);
  };
}
