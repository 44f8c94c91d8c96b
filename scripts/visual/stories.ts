import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../lib/userError.ts';

/** A story as the index of a built Storybook names it. */
export interface Story {
  readonly id: string;
  /** `'Screens/Login/Page'` */
  readonly title: string;
  /** `'Busy'` */
  readonly name: string;
}

/** The stories of a built Storybook. Pages of documentation are not among them. */
export function readStories(build: string): readonly Story[] {
  const { entries } = JSON.parse(readFileSync(join(build, 'index.json'), 'utf8')) as {
    entries: Readonly<Record<string, Story & { readonly type: string }>>;
  };
  return Object.values(entries).flatMap(({ type, id, title, name }) => (type === 'story' ? [{ id, title, name }] : []));
}

/** Whether a story is asked for: its title and name, or its id, have one of the words. Without words all stories are. */
export function isAskedFor({ id, title, name }: Story, words: readonly string[]): boolean {
  const text = `${title}/${name} ${id}`.toLowerCase();
  return words.length === 0 || words.some((word) => text.includes(word.toLowerCase()));
}

/** Stories that were looked at together, of both sides. */
export interface Group {
  readonly title: string;
  /** In both. */
  readonly common: readonly Story[];
  /** In the working tree only. */
  readonly added: readonly Story[];
  /** In the other commit only. */
  readonly removed: readonly Story[];
}

/** Puts the stories of both sides side by side, title by title. @throws UserError when no story has one of the words */
export function groupsOf(
  before: readonly Story[],
  after: readonly Story[],
  words: readonly string[],
): readonly Group[] {
  const [old, current] = [before, after].map((side) => side.filter((story) => isAskedFor(story, words)));
  if (old === undefined || current === undefined || old.length + current.length === 0)
    throw new UserError(`no story has ${words.map((word) => `"${word}"`).join(' or ')} in its title, name or id`);
  const [oldIds, currentIds] = [old, current].map((side) => new Set(side.map(({ id }) => id)));
  const titles = new Set([...current, ...old].map(({ title }) => title));
  return [...titles].map((title) => {
    const oldHere = old.filter((story) => story.title === title);
    const here = current.filter((story) => story.title === title);
    return {
      title,
      common: here.filter(({ id }) => oldIds?.has(id)),
      added: here.filter(({ id }) => !oldIds?.has(id)),
      removed: oldHere.filter(({ id }) => !currentIds?.has(id)),
    };
  });
}
