import { expect, test } from 'vitest';
import { announcementList } from '#api/announcements.ts';
import { helpCentre } from '#api/help.ts';
import { bannerPath } from '#demo/art/images.ts';
import { changeSettings } from '../changeSettings.ts';
import { gameTypeMenu } from '../seed/menus.ts';
import { valueOf } from '../testing/moneyOut.ts';
import { type TestPlatform, createTestPlatform } from '../testing/platform.ts';

const list = async ({ client }: TestPlatform, language: 'TH' | 'EN' = 'TH', types?: string) =>
  valueOf(await client.call(announcementList, { language, ...(types !== undefined && { types }) }));

test('banners have alternative texts, and link to existing pages and vendors', async () => {
  const platform = createTestPlatform();
  const { banners } = await list(platform);
  for (const { title, linkage, linkageType } of banners) {
    expect(title).toMatch(/[ก-ฮ]/);
    expect(linkageType === 'NONE').toBe(linkage === '');
    const [path, vassalage] = linkage.split('?vassalage=');
    expect(['', '/rng', '/fish', '/pvp', '/promotions']).toContain(path);
    if (vassalage !== undefined) expect(platform.sandbox.catalogue.vendorByCode.has(vassalage)).toBe(true);
  }
  expect((await list(platform, 'EN')).banners[0]?.title).toBe('Ten Thousand Nights');
});

// The pages of the site that an operator's text can link to.
const linkedPages = [...gameTypeMenu.map(({ page }) => page), '/promotions', '/noticePage', '/help', '/download'];

test.each(['TH', 'EN'] as const)('texts in %s link to existing pages, sections and vendors', async (language) => {
  const platform = createTestPlatform();
  const { player, popup, promotion } = await list(platform, language);
  const help = await platform.client.call(helpCentre, { lang: language });
  const sections = help.ok ? help.value.sections : [];
  const links = [...player, ...popup, ...promotion, ...sections].flatMap(({ content }) =>
    [...content.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => new URL(address, 'https://kinnari.test')),
  );
  expect(links.length).toBeGreaterThan(1);
  for (const { href, host, pathname, searchParams, hash } of links) {
    expect([href, host]).toEqual([href, 'kinnari.test']);
    expect(linkedPages).toContain(pathname);
    if (hash !== '')
      expect([pathname, sections.map(({ id }) => `#${id}`)]).toEqual(['/help', expect.arrayContaining([hash])]);
    const vassalage = searchParams.get('vassalage');
    if (vassalage !== null) expect(platform.sandbox.catalogue.vendorByCode.has(vassalage)).toBe(true);
  }
});

test('notices are dated, newest first, and none in the future', async () => {
  const platform = createTestPlatform();
  const { player, popup } = await list(platform);
  const dates = player.map(({ publishedAt }) => publishedAt ?? '');
  expect(dates[0]).toBe('2026-11-20T03:00:00.000Z');
  expect(dates.toSorted().toReversed()).toEqual(dates);
  for (const { publishedAt } of [...player, ...popup]) {
    expect(Date.parse(publishedAt ?? '')).toBeLessThan(platform.sandbox.now());
  }
});

test('NOT-02c: what the operator has marked says so, and nothing else', async () => {
  const platform = createTestPlatform();
  const urgent = async () => {
    const { player, popup } = await list(platform);
    return [...popup, ...player].filter((notice) => notice.urgent).map(({ id }) => id);
  };
  expect(await urgent()).toEqual([]);
  changeSettings(platform.sandbox, { urgentNotices: ['popup-1', 'notice-3'] });
  expect(await urgent()).toEqual(['popup-1', 'notice-3']);
});

test('ten promotions with an image, marked as a demonstration, some without an end and one that has ended', async () => {
  const platform = createTestPlatform();
  const { promotion } = await list(platform);
  expect(promotion).toHaveLength(10);
  expect(new Set(promotion.map(({ type }) => type)).size).toBe(9);
  expect(promotion.some(({ endsAt }) => endsAt === null)).toBe(true);
  const ends = promotion.flatMap(({ endsAt }) => endsAt ?? []);
  expect(ends.filter((endsAt) => Date.parse(endsAt) <= platform.sandbox.now())).toHaveLength(1);
  // The last second of a Thai day.
  for (const endsAt of ends) expect(endsAt).toMatch(/T16:59:59/);
  for (const { content, image, id } of promotion) {
    expect(content).toContain('ตัวอย่างเพื่อการสาธิต');
    expect(image).toBe(bannerPath(id, 'th'));
    expect((await platform.handle(new Request(`https://kinnari.test${image}`))).status).toBe(200);
  }
});

test('there is nothing in an empty sandbox, and long texts in the scenario `longText`', async () => {
  const nothing = { player: [], banners: [], popup: [], promotion: [] };
  expect(await list(createTestPlatform({ scenario: 'empty' }))).toMatchObject(nothing);
  const plain = await list(createTestPlatform());
  const long = await list(createTestPlatform({ scenario: 'longText' }));
  expect(long.promotion[0]?.title.length).toBeGreaterThan(5 * (plain.promotion[0]?.title.length ?? 0));
  expect(long.player[0]?.content.length).toBeGreaterThan(5 * (plain.player[0]?.content.length ?? 0));
});

test.each([
  ['PL,PR', ['player', 'promotion']],
  ['B,PL,PU,PR,H', ['player', 'banners', 'popup', 'promotion']],
  ['H', []],
  // The platform's default.
  ['', ['banners']],
])('ENT-07: the types "%s" return %j', async (types, parts) => {
  const answer = await list(createTestPlatform(), 'TH', types);
  const brought = (['player', 'banners', 'popup', 'promotion'] as const).filter((part) => answer[part].length > 0);
  expect(brought).toEqual(parts);
});

test('ENT-07: an unknown type is refused', async () => {
  const { handle } = createTestPlatform();
  const asked = async (types: string) =>
    handle(new Request(`https://kinnari.test${announcementList.path}?language=TH&types=${types}`));
  expect(await (await asked('B,PL')).json()).toMatchObject({ success: true });
  expect(await (await asked('B,XX')).json()).toMatchObject({ success: false, code: 'invalid_input' });
});

test('RSP-06: a member who takes a break receives the notices only, and everything again afterwards', async () => {
  const platform = createTestPlatform({ scenario: 'resting' });
  expect((await list(platform)).promotion).not.toEqual([]);
  await platform.signIn('demo');
  const during = await list(platform);
  expect([during.promotion, during.banners, during.popup]).toEqual([[], [], []]);
  expect(during.player).not.toEqual([]);
  platform.advance(6 * 24 * 60 * 60_000);
  await platform.signIn('demo');
  expect((await list(platform)).promotion).not.toEqual([]);
});
