import { describe, expect, it } from 'vitest';
import { groupsFor, highlight, maxPerGroup } from './commandPalette.model.ts';
import type { CommandOption, LocalOptions } from './commandPalette.types.ts';

const option = (kind: CommandOption['kind'], label: string): CommandOption => ({
  id: `${kind}-${label}`,
  kind,
  label,
  note: '',
  href: '/',
});
const local: LocalOptions = {
  pages: [option('page', 'สล็อต'), option('page', 'ยิงปลา')],
  vendors: [option('vendor', 'Silk Reel'), option('vendor', 'Dragon Works')],
  lotteries: [option('lottery', 'หวยฮานอย'), option('lottery', 'Dragon Lotto')],
  cached: [option('game', 'มังกรทอง'), option('game', 'Golden Dragon')],
};
const names = (text: string, found: readonly CommandOption[] = []) =>
  groupsFor(text, local, found).map(({ name, options }) => [name, ...options.map(({ label }) => label)]);

describe('groupsFor', () => {
  it('suggests cached games and pages without a text', () =>
    expect(names('')).toEqual([
      ['cached', 'มังกรทอง', 'Golden Dragon'],
      ['pages', 'สล็อต', 'ยิงปลา'],
    ]));
  it('ranks every group, and leaves out empty ones', () => {
    expect(names('dragon')).toEqual([
      ['vendors', 'Dragon Works'],
      ['lotteries', 'Dragon Lotto'],
      ['cached', 'Golden Dragon'],
    ]);
    expect(names('สล็อต')).toEqual([['pages', 'สล็อต']]);
  });
  it('finds misspelt names', () => {
    expect(names('mangkon')).toEqual([['cached', 'มังกรทอง']]);
    expect(names('slik')).toEqual([['vendors', 'Silk Reel']]);
    expect(names('สล้อต')).toEqual([['pages', 'สล็อต']]);
  });
  it('lists a game once, and limits each group', () => {
    const many = Array.from({ length: 30 }, (_, at) => option('game', `Dragon ${at}`));
    const games = groupsFor('dragon', local, [option('game', 'Golden Dragon'), ...many]).at(-1);
    expect(games?.name).toBe('games');
    expect(games?.options).toHaveLength(maxPerGroup.games);
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
