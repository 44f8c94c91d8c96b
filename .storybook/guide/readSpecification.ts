/** A rule of docs/specification.md, or a part of one. */
export interface Rule {
  /** Such as `LGN-06`, or `LGN-06b` for a part. */
  readonly id: string;
  /** Its text, with Markdown's `code` marks and nothing else of Markdown. */
  readonly text: string;
}

/** The rules below one heading of the specification. */
export interface Area {
  readonly title: string;
  readonly rules: readonly Rule[];
}

/** What a file is to a rule that it names. */
export type MentionKind = 'code' | 'story' | 'test';

/** A place that names a rule. */
export interface Mention {
  readonly kind: MentionKind;
  /** From the root of the repository. */
  readonly file: string;
  /** The story that it is about; null outside stories. */
  readonly story: { readonly title: string; readonly name: string } | null;
}

/** Matches ids such as `LGN-06b`. */
export const ruleIds = /\b[A-Z]{2,4}-\d{2}[a-z]?\b/g;
const ruleLine = /^ *- \*\*([A-Z]{2,4}-\d{2}[a-z]?)\*\* <a id="[a-z0-9-]+"><\/a>(.+)$/;

/** Returns the areas of the specification in their order, without those that have no rules. */
export function areasOf(specification: string): readonly Area[] {
  const areas: { title: string; rules: Rule[] }[] = [];
  for (const line of specification.split('\n')) {
    const title = /^## (.+)$/.exec(line)?.[1];
    if (title !== undefined) areas.push({ title, rules: [] });
    const [, id, text] = ruleLine.exec(line) ?? [];
    if (id !== undefined && text !== undefined) areas.at(-1)?.rules.push({ id, text: plain(text) });
  }
  return areas.filter(({ rules }) => rules.length > 0);
}

const plain = (markdown: string): string => markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('**', '');

const kindOf = (file: string): MentionKind => {
  if (file.endsWith('.stories.tsx')) return 'story';
  return /\.(test|spec)\.tsx?$/.test(file) || file.startsWith('tests/') ? 'test' : 'code';
};

/** Returns where a source names rules, by id. A story is named by its docstring, its name or anything inside it. */
export function mentionsOf(file: string, source: string): ReadonlyMap<string, readonly Mention[]> {
  const kind = kindOf(file);
  const found = new Map<string, Mention[]>();
  for (const { text, story } of kind === 'story' ? storyParts(source) : [{ text: source, story: null }]) {
    for (const id of new Set(text.match(ruleIds))) found.set(id, [...(found.get(id) ?? []), { kind, file, story }]);
  }
  return found;
}

/** Cuts a file of stories before the docstring of each. What stands above the first one belongs to the first one. */
function storyParts(source: string): readonly { readonly text: string; readonly story: Mention['story'] }[] {
  const title = /title: '([^']+)'/.exec(source)?.[1];
  const starts = [...source.matchAll(/(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export const (\w+) = meta\.story\(/g)];
  return starts.map(({ index, 1: name = '' }, position) => ({
    text: source.slice(position === 0 ? 0 : index, starts[position + 1]?.index),
    story: title === undefined ? null : { title, name },
  }));
}

/** A rule with the places that name it. */
export interface TracedRule extends Rule {
  readonly mentions: readonly Mention[];
  /** Named itself, by one of its parts, or with the whole rule that it is a part of. */
  readonly isTraced: boolean;
}

const wholeOf = (id: string): string => id.replace(/[a-z]$/, '');

/** Joins the areas with where their rules are named. @param sources the text of each file, by its path */
export function trace(
  areas: readonly Area[],
  sources: Iterable<readonly [file: string, source: string]>,
): readonly { readonly title: string; readonly rules: readonly TracedRule[] }[] {
  const named = new Map<string, Mention[]>();
  for (const [file, source] of sources)
    for (const [id, mentions] of mentionsOf(file, source)) named.set(id, [...(named.get(id) ?? []), ...mentions]);
  const wholes = new Set([...named.keys()].map(wholeOf));
  return areas.map(({ title, rules }) => ({
    title,
    rules: rules.map((rule) => ({
      ...rule,
      mentions: named.get(rule.id) ?? [],
      isTraced: wholeOf(rule.id) === rule.id ? wholes.has(rule.id) : named.has(rule.id) || named.has(wholeOf(rule.id)),
    })),
  }));
}
