import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changeSettings } from '../changeSettings.ts';
import { listedPromotions } from '../money/promotionRules.ts';
import { createTestPlatform } from '../testing/platform.ts';
import { banners } from './banners.ts';
import { helpSections } from './help/help.ts';
import { notices, popups } from './notices.ts';
import { promotions } from './promotions.ts';

test.each(['th', 'en'] as const)('the help states no number: it takes them from the configuration (%s)', (language) => {
  for (const { id, content } of helpSections) {
    // The year of a law is no rule of the operator.
    const text = content[language].replace(/พ\.ศ\. 2562|\(2019\)/, '').replaceAll(/<\/?h\d>/g, '');
    expect([id, /[\d๐-๙]+[^<]*/.exec(text)?.[0]]).toEqual([id, undefined]);
  }
});

test.each(['th', 'en'] as const)('promotions take their numbers from the rules (%s)', (language) => {
  for (const { id, title, content } of promotions) {
    const text = `${title[language]} ${content[language]}`.replaceAll(/<\/?h\d>/g, '');
    expect([id, /[\d๐-๙]+[^<]*/.exec(text)?.[0]]).toEqual([id, undefined]);
  }
});

test('promotions state the facts of their rules, and no fact is missing', () => {
  const { sandbox } = createTestPlatform();
  const { points } = sandbox.settings;
  changeSettings(sandbox, {
    points: { ...points, rules: points.rules.map((rule) => ({ ...rule, perSatang: 12_300 })) },
  });
  const listed = listedPromotions(sandbox);
  const texts = listed.map(({ title, content }) => [title.th, title.en, content.th, content.en].join(' '));
  for (const text of texts) expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
  expect(listed.find(({ rule }) => rule?.kind === 'deposit' && rule.percent === 50)?.title.en).toContain('50% extra');
  expect(texts.find((text) => text.includes('Points never expire'))).toContain('฿123 on slots');
});

test.each(['th', 'en'] as const)('no message states the size of a picture (%s)', (language) => {
  for (const file of readdirSync(`locales/${language}`).filter((name) => name !== 'stories.json')) {
    expect([file, /\d\s?MB/.exec(readFileSync(`locales/${language}/${file}`, 'utf8'))?.[0]]).toEqual([file, undefined]);
  }
});

// Nothing of the configuration says when people answer, or how fast a bank is.
const hours = /ตลอด 24|24 ชม|24\/7|around the clock|24 hours a day/i;
const speed =
  /ภายในไม่กี่(?:วินาที|นาที)|ฝาก-?ถอน(?:ไว|เร็ว|รวดเร็ว|ออโต้)|ทันใจ|within seconds|(?:instant|quick|fast) (?:deposit|withdrawal)/i;
const winning = /รวย|การันตี|แตกง่าย|กำไรแน่|ได้แน่|guarantee|get rich|easy money|can(?:no|')t lose/i;

test.each(['th', 'en'] as const)('no page promises hours of service, speed or winnings (%s)', (language) => {
  const seeds = { promotions, notices, popups, helpSections, banners };
  const files = readdirSync(`locales/${language}`).map((file) => `locales/${language}/${file}`);
  const texts = [
    ...Object.entries(seeds).map(([name, seed]) => [name, JSON.stringify(seed)] as const),
    ...files.map((file) => [file, readFileSync(file, 'utf8')] as const),
  ];
  for (const [where, text] of texts) {
    for (const promise of [hours, speed, winning]) expect([where, promise.exec(text)?.[0]]).toEqual([where, undefined]);
  }
});
