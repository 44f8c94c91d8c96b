import { describe, expect, it, vi } from 'vitest';
import type { LocalOptions } from './commandPalette.types.ts';
import { type SearchLanguage, gameOptions, optionsIn, searchIn } from './search.testing.ts';

type Player = 'member' | 'visitor' | 'agent';

/** What players type, and the option that has to come first. `visitor`: before they have logged in. */
const queries: readonly (readonly [text: string, first: string, who?: Player])[] = [
  // Words that are written together.
  ['หวยฮานอย', 'category-LOTT'],
  ['หวยฮานอยวันนี้', 'category-LOTT'],
  ['หวยลาว', 'category-LOTT'],
  ['ผลหวยลาว', 'category-LOTT'],
  ['โต๊ะบาคาร่า', 'category-LIVE'],
  ['บาคาร่าออนไลน์', 'category-LIVE'],
  ['เล่นเสือมังกร', 'category-LIVE'],
  ['ไพ่ดัมมี่', 'category-PVP'],
  ['ไพ่ป๊อกเด้ง', 'category-PVP'],
  ['บอลวันนี้', 'category-SPORTS'],
  ['แทงบอลออนไลน์', 'category-SPORTS'],
  ['พนันบอล', 'category-SPORTS'],
  ['สล็อตเว็บตรง', 'category-RNG'],
  ['เกมยิงปลา', 'category-FISH'],
  ['ยิงปลาฟรี', 'category-FISH'],
  ['หวยเวียดนาม', 'page-vnlottery'],
  ['หวยเวียดนามวันนี้', 'page-vnlottery'],
  ['ฝากถอน', 'action-depositv2'],
  ['แจ้งถอน', 'action-withdraw'],
  ['แจ้งฝาก', 'action-depositv2'],
  ['วิธีถอนเงิน', 'action-withdraw'],
  ['ถอนเงินไม่ได้', 'action-withdraw'],
  ['ฝากเงินไม่เข้า', 'action-depositv2'],
  ['เปลี่ยนรหัสผ่าน', 'action-changePassword'],
  ['เปลี่ยนรหัส', 'action-changePassword'],
  ['ประวัติการฝาก', 'action-transactionHistory'],
  ['เช็คยอดเงิน', 'action-transferFund'],
  ['ทดลองเล่น', 'category-RNG'],
  ['ทดลองเล่น', 'page-freePlay', 'visitor'],
  ['ทดลองเล่นสล็อต', 'category-RNG'],
  // Everyday words, with slips.
  ['ฝากเงิน', 'action-depositv2'],
  ['เติมเงิน', 'action-depositv2'],
  ['ถอนตัง', 'action-withdraw'],
  ['ยอดเงิน', 'action-transferFund'],
  ['เครดิต', 'action-transferFund'],
  ['เครดิตฟรี', 'page-promotions'],
  ['ประวัติ', 'action-personalHistoryCopy'],
  ['ลืมรหัส', 'page-forget', 'visitor'],
  ['ลืมรหัสผ่าน', 'page-forget', 'visitor'],
  ['สมัคร', 'page-register', 'visitor'],
  ['สมัครยังไง', 'page-register', 'visitor'],
  ['แนะนำเพื่อน', 'action-referral'],
  ['คืนยอดเสีย', 'action-manualRebate'],
  ['วงล้อ', 'action-wheel'],
  ['วงลอ', 'action-wheel'],
  ['ซองแดง', 'action-redEnvelope'],
  ['อังเปา', 'action-redEnvelope'],
  ['ตัวแทน', 'page-agentHome', 'agent'],
  ['สมัครตัวแทน', 'page-agentHome', 'visitor'],
  ['ตัวแทน', 'action-referral'],
  ['ลอตเตอรี่', 'category-LOTT'],
  ['ล็อตเตอรี่', 'category-LOTT'],
  ['ไฮโล', 'category-LIVE'],
  ['ดาวโหลดแอพ', 'page-download'],
  ['เพิ่มบัญชีธนาคาร', 'action-securityCenter'],
  // Words of English in Thai letters.
  ['รีเบท', 'action-manualRebate'],
  ['แคชแบ็ค', 'action-manualRebate'],
  ['โบนัส', 'action-bonusDetails'],
  ['โปร', 'page-promotions'],
  ['โปรโมชั่น', 'page-promotions'],
  ['สล๊อต', 'category-RNG'],
  ['แจ็คพอต', 'category-RNG'],
  ['ยูฟ่า', 'category-SPORTS'],
  ['ยูฟ่าเบท', 'category-SPORTS'],
  ['ล็อคอิน', 'page-login', 'visitor'],
  // Services.
  ['แอดมิน', 'service-LIVECHAT'],
  ['ติดต่อแอดมิน', 'service-LIVECHAT'],
  ['ติดต่อ', 'service-LIVECHAT'],
  ['แชทสด', 'service-LIVECHAT'],
  ['เพิ่มเพื่อน', 'service-LINE'],
  ['ไลน์', 'service-LINE'],
  ['ไลน', 'service-LINE'],
  ['เฟส', 'service-FACEBOOK'],
  ['line', 'service-LINE'],
  ['line id', 'service-LINE'],
  ['live chat', 'service-LIVECHAT'],
  ['customer service', 'service-LIVECHAT'],
  // English.
  ['deposit', 'action-depositv2'],
  ['how to deposit', 'action-depositv2'],
  ['withdraw', 'action-withdraw'],
  ['cash out', 'action-withdraw'],
  ['cashout', 'action-withdraw'],
  ['top up', 'action-depositv2'],
  ['withdrawl', 'action-withdraw'],
  ['history', 'action-personalHistoryCopy'],
  ['transaction history', 'action-transactionHistory'],
  ['password', 'action-changePassword'],
  ['change my password', 'action-changePassword'],
  ['forgot password', 'page-forget', 'visitor'],
  ['football', 'category-SPORTS'],
  ['soccer today', 'category-SPORTS'],
  ['roulette', 'category-LIVE'],
  ['free spins', 'page-promotions'],
  ['bonus', 'page-promotions'],
  ['cashback', 'action-manualRebate'],
  ['rebate', 'action-manualRebate'],
  ['vietnam lottery', 'page-vnlottery'],
  ['invite a friend', 'action-referral'],
];

const languages = ['th', 'en'] as const;
const withGames = { th: gameOptions('th'), en: gameOptions('en') };
const local = (language: SearchLanguage, role: Player, games = false) =>
  optionsIn(language, { role, cached: games ? withGames[language] : [] });

describe.each(languages)('everyday searches: %s', (language) => {
  const sets = {
    member: local(language, 'member', true),
    visitor: local(language, 'visitor', true),
    agent: local(language, 'agent', true),
  };
  // Also with every game of the catalogue at hand, so that none comes before a page.
  it.each(queries.map(([text, first, who]) => ({ text, first, who: who ?? ('member' as const) })))(
    '$text: $first',
    ({ text, first, who }) => {
      expect(searchIn(language, text, sets[who])[0]?.ids[0]).toBe(first);
    },
  );

  it('"line" finds no game that has it in the middle of a word only', () => {
    const options = withGames.en
      .slice(0, 3)
      .map((game, at) => ({ ...game, label: ['Kickline', 'Line Rider', 'Online'][at] ?? '' }));
    const [kickline, rider, online] = options.map(({ id }) => id);
    const idsOf = (text: string, among: LocalOptions) =>
      searchIn(
        language,
        text,
        among,
        options.filter(({ label }) => label.toLowerCase().includes(text)),
      ).flatMap((group) => group.ids);
    for (const cached of [[], options]) {
      const ids = idsOf('line', optionsIn(language, { cached }));
      expect(ids[0]).toBe('service-LINE');
      expect(ids).toContain(rider);
      // A game, and a vendor of the sandbox.
      expect(ids).not.toContain(kickline);
      expect(ids).not.toContain('vendor-SPORTS-KCKL');
      expect(ids).not.toContain(online);
      // Without another match the middle of a word will do.
      expect(idsOf('ickli', optionsIn(language, { cached }))).toContain(kickline);
    }
  });

  it('the full name of a game comes before the pages that a part of it names', () => {
    const game = { ...withGames.en[0], id: 'game-x', label: 'Dragon Bonus Deluxe' } as const;
    const options = optionsIn(language, { cached: [game as never] });
    expect(searchIn(language, 'dragon bonus deluxe', options)[0]?.ids).toEqual(['game-x']);
    expect(searchIn(language, 'bonus', options)[0]?.name).toBe('pages');
  });

  it('an empty result offers help, a service and categories', () => {
    const [group] = searchIn(language, 'qqqqq', local(language, 'member'));
    expect(group?.name).toBe('suggested');
    expect(group?.ids.slice(0, 3)).toEqual(['page-help', 'service-LIVECHAT', 'category-RNG']);
  });

  it('pages that are switched off are not found', () => {
    const nodes = ['WHEEL', 'AGENTCENTRE'].map((modId) => ({ modId, enabled: '0', childrenNodes: [] }));
    const off = optionsIn(language, { role: 'agent', nodes });
    const ids = ['วงล้อ', 'ตัวแทน'].flatMap((text) => searchIn(language, text, off).flatMap((group) => group.ids));
    expect(ids).not.toContain('action-wheel');
    expect(ids).not.toContain('page-agentHome');
    const withoutVietnam = optionsIn(language, { categories: [] });
    expect(withoutVietnam.pages.map(({ id }) => id)).not.toContain('page-vnlottery');
  });
});

it('names of games are not cut into words, and no text twice', () => {
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const options = local('th', 'member', true);
  searchIn('th', 'สมบัติโบราณ', options);
  const cut = segment.mock.calls.length;
  expect(cut).toBeLessThan(50);
  searchIn('th', 'สมบัติโบราณ', options);
  expect(segment).toHaveBeenCalledTimes(cut);
  segment.mockRestore();
});
