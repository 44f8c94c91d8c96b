import type { Difference } from './compare.ts';
import type { Story } from './stories.ts';

/** What became of one story. Pictures are PNG. */
export type Result = { readonly story: Story } & (
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly before: Buffer; readonly after: Buffer; readonly difference: Difference }
  | { readonly kind: 'added'; readonly after: Buffer }
  | { readonly kind: 'removed'; readonly before: Buffer }
  /** There is no picture of it. */
  | { readonly kind: 'failed'; readonly reason: string }
);
export type Kind = Result['kind'];

/** How many results are of each kind. */
function countsOf(results: readonly Result[]): Readonly<Record<Kind, number>> {
  const counts = { same: 0, changed: 0, added: 0, removed: 0, failed: 0 };
  for (const { kind } of results) counts[kind] += 1;
  return counts;
}

/** `'3 changed, 1 added, 0 removed, 0 without a picture, 120 the same'` */
export function summaryOf(results: readonly Result[]): string {
  const { changed, added, removed, failed, same } = countsOf(results);
  return `${changed} changed, ${added} added, ${removed} removed, ${failed} without a picture, ${same} the same`;
}

/** The exit code: what could not be looked at is always a failure, what differs only when asked for. */
export function exitCodeOf(results: readonly Result[], fails: boolean): 0 | 1 {
  const { changed, added, removed, failed } = countsOf(results);
  return failed > 0 || (fails && changed + added + removed > 0) ? 1 : 0;
}
