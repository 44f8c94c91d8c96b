import { type SentDraw, nextReload, waitUntil } from './draws.model.ts';

/** What is known of the open draws; times in ms by the device's own clock. */
export interface DrawsKnown {
  readonly draws: readonly SentDraw[];
  /** When they were answered; null while nothing was. */
  readonly at: number | null;
  /** When they were asked for last; a question that failed leaves the answer older than this. */
  readonly lastAsked: number;
}

/**
 * When the open draws are to be asked for again, in ms by the same clock. An answer that a question has failed to renew
 * says nothing any more: then it is as if nothing were known.
 * @param chance from 0 to 1
 */
export const reloadDue = ({ draws, at, lastAsked }: DrawsKnown, now: number, chance: number): number =>
  at === null || at < lastAsked ? now + nextReload([], chance) : at + nextReload(draws, chance);

/** What a wait looks at of the page. */
export type Visibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Asks once when it is due. In a hidden tab it does not; back in view, what is due by then is asked at once.
 * @returns gives up
 */
export function askWhenDue(due: number, now: () => number, ask: () => void, page: Visibility): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    clearTimeout(timer);
    if (!page.hidden) timer = setTimeout(ask, waitUntil(due, now()));
  };
  wait();
  page.addEventListener('visibilitychange', wait);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', wait);
  };
}
