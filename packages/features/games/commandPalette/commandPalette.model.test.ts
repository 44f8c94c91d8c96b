import { describe, expect, it } from 'vitest';
import en from '#locales/en/commandPalette.json';
import enCommon from '#locales/en/common.json';
import th from '#locales/th/commandPalette.json';
import thCommon from '#locales/th/common.json';
import { seedLotteries, lotteryTags } from '#sandbox/seed/lotteries.ts';
import { groupsFor, highlight, maxPerGroup, readSynonyms } from './commandPalette.model.ts';
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
  actions: [option('page', 'ถอนเงิน')],
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
  it('offers actions to who types them, and suggests none', () => {
    expect(names('ถอน')).toEqual([['pages', 'ถอนเงิน']]);
    expect(names('').flat()).not.toContain('ถอนเงิน');
  });
  it('suggests games and pages where nothing was found, but not while it searches', () => {
    expect(names('qqqqq')).toEqual([['suggested', 'มังกรทอง', 'Golden Dragon', 'สล็อต', 'ยิงปลา']]);
    expect(groupsFor('qqqqq', local, null)).toEqual([]);
  });
  it('lists a game once, and limits each group', () => {
    const many = Array.from({ length: 30 }, (_, at) => option('game', `Dragon ${at}`));
    const games = groupsFor('dragon', local, [option('game', 'Golden Dragon'), ...many]).at(-1);
    expect(games?.name).toBe('games');
    expect(games?.options).toHaveLength(maxPerGroup.games);
    expect(games?.options[0]?.label).toBe('Dragon 0');
  });
});

describe('what players type', () => {
  const languages = { th: [th, thCommon], en: [en, enCommon] } as const;
  const tagNames = new Map(lotteryTags.map(({ code, name }) => [code, name]));

  /** The groups with the site's own messages and the lotteries of the sandbox. */
  function find(language: 'th' | 'en', text: string) {
    const [messages, common] = languages[language];
    const words = (of: keyof typeof th.words) => messages.words[of].split(', ');
    const types = Object.keys(common.gameTypes) as (keyof typeof common.gameTypes)[];
    const actions = Object.keys(messages.actions) as (keyof typeof messages.actions)[];
    const pages = types.map((type) => ({ ...option('page', common.gameTypes[type]), words: words(type), id: type }));
    const everything: LocalOptions = {
      pages,
      actions: actions.map((name) => ({ ...option('page', messages.actions[name]), words: words(name), id: name })),
      vendors: [{ ...option('vendor', 'Angel Parlour'), words: words('LIVE') }],
      lotteries: seedLotteries('full').map(({ id, name, menuTag, otherTags }) => ({
        ...option('lottery', name[language]),
        id,
        words: [menuTag, ...otherTags].flatMap((tag) => tagNames.get(tag)?.[language] ?? []),
      })),
      cached: [],
    };
    const groups = groupsFor(text, everything, [], readSynonyms(messages.synonyms));
    return Object.fromEntries(groups.map(({ name, options }) => [name, options.map(({ id }) => id)]));
  }

  it.each(['th', 'en'] as const)('is found in either language: %s', (language) => {
    const first = (text: string) => find(language, text)['pages']?.[0];
    expect(['ถอนเงิน', 'withdraw', 'ถอน'].map(first)).toEqual(['withdraw', 'withdraw', 'withdraw']);
    expect(['ฝากเงิน', 'deposit', 'เติมเงิน'].map(first)).toEqual(['depositv2', 'depositv2', 'depositv2']);
    expect(['บาคาร่า', 'บาคาร่', 'baccarat'].map(first)).toEqual(['LIVE', 'LIVE', 'LIVE']);
    expect(['ฟุตบอล', 'football', 'แทงบอล'].map(first)).toEqual(['SPORTS', 'SPORTS', 'SPORTS']);
    expect(['ฮานอย', 'ยี่กี', 'แจ็คพอต', 'แจ็กพอต'].map(first)).toEqual(['LOTT', 'ELOTT', 'RNG', 'RNG']);
    expect(['tiger dragon', 'top up', 'cash out'].map(first)).toEqual(['LIVE', 'depositv2', 'withdraw']);
    expect(find(language, 'บาคาร่า')['vendors']).toEqual(['vendor-Angel Parlour']);
  });

  it.each(['th', 'en'] as const)('lotteries are found by what players call them: %s', (language) => {
    expect(find(language, 'ฮานอย')['lotteries']).toContain('REDLOTUS');
    expect(find(language, 'ยี่กี')['lotteries']).toContain('FLASH60');
    expect(find(language, 'ฮานอย')['lotteries']).not.toContain('FLASH60');
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
