import { longestTag, mostTags } from '#api/agentBook.ts';
import { readText } from '#text/readText.ts';
import { countLetters } from '#ui/TextArea/countLetters.ts';

export type TagProblem = 'empty' | 'tooLong' | 'known' | 'most';

const caseless = (tag: string): string => tag.toLowerCase();
const has = (tags: readonly string[], tag: string): boolean => tags.some((each) => caseless(each) === caseless(tag));

/** The tags with one more, as it was typed; what is wrong with it otherwise. */
export function withTag(
  tags: readonly string[],
  typed: string,
): { readonly tags: readonly string[] } | { readonly problem: TagProblem } {
  const tag = readText(typed);
  if (tag === '') return { problem: 'empty' };
  if (countLetters(tag) > longestTag) return { problem: 'tooLong' };
  if (has(tags, tag)) return { problem: 'known' };
  return tags.length >= mostTags ? { problem: 'most' } : { tags: [...tags, tag] };
}

/** The most tags that are offered. */
const mostOffered = 6;

/** Tags that the agent uses elsewhere and this account does not have, those that fit what is typed. */
export const offeredTags = (known: readonly string[], tags: readonly string[], typed: string): readonly string[] =>
  known.filter((tag) => !has(tags, tag) && caseless(tag).includes(caseless(readText(typed)))).slice(0, mostOffered);
