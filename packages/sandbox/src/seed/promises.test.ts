import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { banners } from './banners.ts';
import { helpSections } from './help/help.ts';
import { notices, popups } from './notices.ts';
import { promotions } from './promotions.ts';

// The sportsbook takes single bets before a match begins.
const combinations = /สเต็ป|บอลชุด|combin|parlay|accumulator/i;
const duringPlay = /ระหว่าง(เกม|แข่ง)|บอลไหล|in-play|during the (match|game)/i;

test.each(['th', 'en'] as const)(
  'no text promises a kind of bet that the sportsbook does not take (%s)',
  (language) => {
    const texts = [
      JSON.stringify([promotions, notices, popups, helpSections, banners]),
      readFileSync(`locales/${language}/category.json`, 'utf8'),
      readFileSync(`locales/${language}/home.json`, 'utf8'),
    ];
    for (const text of texts) {
      expect(combinations.exec(text)).toBeNull();
      expect(duringPlay.exec(text)).toBeNull();
    }
  },
);

test.each(['th', 'en'] as const)('the help states no number: it takes them from the configuration (%s)', (language) => {
  for (const { id, content } of helpSections) {
    // The year of a law is no rule of the operator.
    const text = content[language].replace(/พ\.ศ\. 2562|\(2019\)/, '').replaceAll(/<\/?h\d>/g, '');
    expect([id, /[\d๐-๙]+[^<]*/.exec(text)?.[0]]).toEqual([id, undefined]);
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
