import type { SentDraw } from '#core/catalogue/draws.ts';
import { nextReload, waitUntil } from './draws.model.ts';

/** The latest answer about the open draws. Times in ms by the device's clock. */
export interface DrawsAnswer {
  readonly draws: readonly SentDraw[];
  /** When the answer was received; null before the first one. */
  readonly at: number | null;
  /** When the draws were last requested. Later than `at` when that request failed. */
  readonly requestedAt: number;
}

/**
 * When to request the open draws again, in ms by the same clock. After a failed request the times of the older answer are
 * ignored.
 * @param chance random number from 0 to 1, for the jitter
 */
export const reloadDue = ({ draws, at, requestedAt }: DrawsAnswer, now: number, chance: number): number =>
  at === null || at < requestedAt ? now + nextReload([], chance) : at + nextReload(draws, chance);

/** The part of `document` that tells whether the page is visible. */
export type PageVisibility = Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls `load` once when it is due. Waits while the tab is hidden; when it is visible again, an overdue call runs at once.
 * @returns cancels the call
 */
export function callWhenDue(due: number, now: () => number, load: () => void, page: PageVisibility): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (): void => {
    clearTimeout(timer);
    if (!page.hidden) timer = setTimeout(load, waitUntil(due, now()));
  };
  wait();
  page.addEventListener('visibilitychange', wait);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', wait);
  };
}
