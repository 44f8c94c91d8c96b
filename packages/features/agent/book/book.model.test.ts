import { expect, it } from 'vitest';
import { longestTag, mostTags } from '#api/agentBook.ts';
import { offeredTags, withTag } from './tags.model.ts';
import { currentOf, isTaken } from './views.model.ts';

it('adds a tag as it is read, and says what is wrong with one', () => {
  expect(withTag(['VIP'], '  มา  ใหม่ ')).toEqual({ tags: ['VIP', 'มา ใหม่'] });
  expect(withTag(['VIP'], ' vip')).toEqual({ problem: 'known' });
  expect(withTag([], '\u200b ')).toEqual({ problem: 'empty' });
  expect(withTag([], '👨‍👩‍👧'.repeat(longestTag))).toHaveProperty('tags');
  expect(withTag([], 'ก'.repeat(longestTag + 1))).toEqual({ problem: 'tooLong' });
  const full = Array.from({ length: mostTags }, (_, number) => `${number}`);
  expect(withTag(full, 'one more')).toEqual({ problem: 'most' });
});

it('offers the tags of other accounts that fit', () => {
  const known = ['VIP', 'vip ใหม่', 'a', 'b', 'c', 'd', 'e', 'f'];
  expect(offeredTags(known, ['vip'], '')).toEqual(['vip ใหม่', 'a', 'b', 'c', 'd', 'e']);
  expect(offeredTags(known, [], 'Vip')).toEqual(['VIP', 'vip ใหม่']);
});

it('knows the view that is shown, whatever the order of its parts, and the names that are taken', () => {
  const view = { name: 'VIP', filter: { tag: 'VIP', level: 0 }, hidden: ['a', 'b'] };
  expect(currentOf([view], { filter: { level: 0, tag: 'VIP' }, hidden: ['b', 'a'] })).toBe(view);
  expect(currentOf([view], { filter: { level: 0, tag: 'VIP' }, hidden: ['a'] })).toBeUndefined();
  const sort = { key: 'stake', order: 'desc' } as const;
  expect(currentOf([view], { ...view, sort })).toBeUndefined();
  expect([isTaken([view], 'vip'), isTaken([view], 'vip', view), isTaken([view], 'v')]).toEqual([true, false, false]);
});
