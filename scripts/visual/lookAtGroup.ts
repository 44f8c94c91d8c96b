import type { Page } from 'playwright';
import { compare } from './compare.ts';
import type { Photograph, Photographer } from './photographer.ts';
import type { Result } from './results.ts';
import type { Group, Story } from './stories.ts';

/** The two sides, and a page to compare their pictures in. */
export interface Looker {
  readonly before: Pick<Photographer, 'photograph'>;
  readonly after: Pick<Photographer, 'photograph'>;
  readonly page: Page;
}

interface Pair {
  readonly story: Story;
  readonly before: Photograph;
  readonly after: Photograph;
}
const missing: Photograph = { kind: 'failed', reason: 'it was not looked at' };

/**
 * Looks at the stories of one title on both sides. A difference counts when it is there again: pictures of what differs, or
 * of what failed, are taken a second time, and where these are others, a third time with a page for each story.
 */
export async function lookAtGroup(looker: Looker, { common, added, removed }: Group): Promise<readonly Result[]> {
  const first = await photographPairs(looker, common);
  const doubtful = first.filter((pair) => !isSame(pair));
  const second = doubtful.length > 0 ? await photographPairs(looker, stories(doubtful)) : [];
  const certain = new Map<string, Pair>(first.map((pair) => [pair.story.id, pair]));
  for (const [index, pair] of second.entries()) {
    const isConfirmed = isSame(pair) || isEqual(pair, doubtful[index] as Pair);
    const [last = pair] = isConfirmed ? [pair] : await photographPairs(looker, [pair.story]);
    certain.set(pair.story.id, last);
  }
  const results: Result[] = [];
  for (const pair of certain.values()) results.push(await resultOf(looker.page, pair));
  results.push(...(await lookAtOneSide(looker.after, added, 'added')));
  results.push(...(await lookAtOneSide(looker.before, removed, 'removed')));
  return results;
}

const stories = (pairs: readonly Pair[]): readonly Story[] => pairs.map(({ story }) => story);

async function photographPairs({ before, after }: Looker, of: readonly Story[]): Promise<readonly Pair[]> {
  if (of.length === 0) return [];
  const ids = of.map(({ id }) => id);
  const [old, current] = [await before.photograph(ids), await after.photograph(ids)];
  return of.map((story) => ({
    story,
    before: old.get(story.id) ?? missing,
    after: current.get(story.id) ?? missing,
  }));
}

const equals = (a: Photograph, b: Photograph): boolean =>
  a.kind === 'picture' && b.kind === 'picture' && a.png.equals(b.png);
const isSame = ({ before, after }: Pair): boolean => equals(before, after);
const isEqual = (a: Pair, b: Pair): boolean => equals(a.before, b.before) && equals(a.after, b.after);

async function resultOf(page: Page, { story, before, after }: Pair): Promise<Result> {
  if (before.kind === 'failed') return { story, kind: 'failed', reason: `before: ${before.reason}` };
  if (after.kind === 'failed') return { story, kind: 'failed', reason: `after: ${after.reason}` };
  const difference = await compare(page, before.png, after.png);
  return difference === null
    ? { story, kind: 'same' }
    : { story, kind: 'changed', before: before.png, after: after.png, difference };
}

async function lookAtOneSide(
  side: Looker['after'],
  of: readonly Story[],
  kind: 'added' | 'removed',
): Promise<readonly Result[]> {
  if (of.length === 0) return [];
  const taken = await side.photograph(of.map(({ id }) => id));
  return of.map((story) => {
    const photograph = taken.get(story.id) ?? missing;
    if (photograph.kind === 'failed') return { story, kind: 'failed', reason: photograph.reason };
    return kind === 'added' ? { story, kind, after: photograph.png } : { story, kind, before: photograph.png };
  });
}
