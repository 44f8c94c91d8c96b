import { readFileSync } from 'node:fs';
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

test.each(['th', 'en'] as const)('the help says no sum: it takes them from the cashier (%s)', (language) => {
  const texts = helpSections.map(({ content }) => content[language]).join();
  expect(/฿ ?\d|\d+ ?(?:บาท|baht)/i.exec(texts)).toBeNull();
  for (const fact of ['{minDeposit}', '{minWithdraw}', '{turnover}']) expect(texts).toContain(fact);
});
