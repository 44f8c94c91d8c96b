import { describe, expect, it } from 'vitest';
import { groupsFor, highlight, maxPerGroup } from './commandPalette.model.ts';
import type { CommandOption, LocalOptions } from './commandPalette.types.ts';
import { matchLocal, noWords } from './matchOptions.ts';
import { optionsIn, searchIn } from './search.testing.ts';

const option = (kind: CommandOption['kind'], label: string): CommandOption => ({
  id: `${kind}-${label}`,
  kind,
  label,
  note: '',
  href: '/',
});
const local: LocalOptions = {
  pages: [
    { ...option('page', 'สล็อต'), type: 'RNG' },
    { ...option('page', 'ยิงปลา'), type: 'FISH' },
  ],
  vendors: [option('vendor', 'Silk Reel'), option('vendor', 'Dragon Works')],
  lotteries: [option('lottery', 'หวยฮานอย'), option('lottery', 'Dragon Lotto')],
  cached: [option('game', 'มังกรทอง'), option('game', 'Golden Dragon')],
  actions: [option('page', 'ถอนเงิน')],
  services: [option('service', 'LINE')],
};
const groups = (text: string, found: readonly CommandOption[] | null) =>
  groupsFor(text, local, text === '' ? null : matchLocal(text, local, noWords), found);
const names = (text: string, found: readonly CommandOption[] = []) =>
  groups(text, found).map(({ name, options }) => [name, ...options.map(({ label }) => label)]);

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
  it('offers actions to who types them, and suggests none', () => {
    expect(names('ถอน')).toEqual([['pages', 'ถอนเงิน']]);
    expect(names('').flat()).not.toContain('ถอนเงิน');
  });
  it('suggests games and pages where nothing was found, but not while it searches', () => {
    expect(names('qqqqq')).toEqual([['suggested', 'LINE', 'สล็อต', 'ยิงปลา', 'มังกรทอง', 'Golden Dragon']]);
    expect(groups('qqqqq', null)).toEqual([]);
  });
  it('lists a game once, and limits each group', () => {
    const many = Array.from({ length: 30 }, (_, at) => option('game', `Dragon ${at}`));
    const games = groups('dragon', [option('game', 'Golden Dragon'), ...many]).at(-1);
    expect(games?.name).toBe('games');
    expect(games?.options).toHaveLength(maxPerGroup.games);
    expect(games?.options[0]?.label).toBe('Dragon 0');
  });
});

describe('what players type', () => {
  it.each(['th', 'en'] as const)('lotteries are found by what players call them: %s', (language) => {
    const find = (text: string) =>
      searchIn(language, text, optionsIn(language)).find(({ name }) => name === 'lotteries')?.ids;
    expect(find('ฮานอย')).toContain('lottery-REDLOTUS');
    expect(find('หวยฮานอย')).toContain('lottery-REDLOTUS');
    expect(find('ยี่กี')).toContain('lottery-FLASH60');
    expect(find('ฮานอย')).not.toContain('lottery-FLASH60');
  });
  it.each(['th', 'en'] as const)('the vendors of a category are found by its words: %s', (language) => {
    const vendors = searchIn(language, 'บาคาร่า', optionsIn(language)).find(({ name }) => name === 'vendors');
    expect(vendors?.ids.every((id) => id.startsWith('vendor-LIVE-'))).toBe(true);
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
