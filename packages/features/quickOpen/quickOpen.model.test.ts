import { describe, expect, it } from 'vitest';
import { type QuickOption, type Shelf, groupsFor, highlight, mostOf } from './quickOpen.model.ts';

const option = (kind: QuickOption['kind'], label: string): QuickOption => ({
  id: `${kind}-${label}`,
  kind,
  label,
  note: '',
  href: '/',
});
const shelf: Shelf = {
  pages: [option('page', 'สล็อต'), option('page', 'ยิงปลา')],
  vendors: [option('vendor', 'Silk Reel'), option('vendor', 'Dragon Works')],
  lotteries: [option('lottery', 'หวยฮานอย'), option('lottery', 'Dragon Lotto')],
  held: [option('game', 'มังกรทอง'), option('game', 'Golden Dragon')],
};
const names = (text: string, found: readonly QuickOption[] = []) =>
  groupsFor(text, shelf, found).map(({ name, options }) => [name, ...options.map(({ label }) => label)]);

describe('groupsFor', () => {
  it('shows what is at hand before anything is typed', () =>
    expect(names('')).toEqual([
      ['held', 'มังกรทอง', 'Golden Dragon'],
      ['pages', 'สล็อต', 'ยิงปลา'],
    ]));
  it('finds in every group, the best first, and leaves out groups with nothing', () => {
    expect(names('dragon')).toEqual([
      ['vendors', 'Dragon Works'],
      ['lotteries', 'Dragon Lotto'],
      ['held', 'Golden Dragon'],
    ]);
    expect(names('สล็อต')).toEqual([['pages', 'สล็อต']]);
  });
  it('forgives', () => {
    expect(names('mangkon')).toEqual([['held', 'มังกรทอง']]);
    expect(names('slik')).toEqual([['vendors', 'Silk Reel']]);
    expect(names('สล้อต')).toEqual([['pages', 'สล็อต']]);
  });
  it('names a game once, and no more than there is room for', () => {
    const many = Array.from({ length: 30 }, (_, at) => option('game', `Dragon ${at}`));
    const games = groupsFor('dragon', shelf, [option('game', 'Golden Dragon'), ...many]).at(-1);
    expect(games?.name).toBe('games');
    expect(games?.options).toHaveLength(mostOf.games);
    expect(games?.options[0]?.label).toBe('Dragon 0');
  });
});

describe('highlight', () => {
  it.each([
    ['Golden Dragon', 'drag', ['Golden ', 'Drag', 'on']],
    ['มังกรทอง', 'กร', ['มัง', 'กร', 'ทอง']],
    ['Tiger', 'mangkon', ['Tiger', '', '']],
    ['Tiger', '', ['Tiger', '', '']],
  ])('%s, %s', (label, text, parts) => expect(highlight(label, text)).toEqual(parts));
});
