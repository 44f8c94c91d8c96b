import { expect, test } from 'vitest';
import { createRandom } from '#demo/art/random.ts';
import { changeSettings } from '../changeSettings.ts';
import { createSandbox } from '../createSandbox.ts';
import { jackpotOpeningSatang } from '../seed/jackpot.ts';
import { memberIdOf } from '../seed/members.ts';
import { openGame } from '../seed/openGame.ts';
import { playFor } from '../seed/playFor.ts';
import { testNow } from '../testing/platform.ts';
import { jackpotNow } from './jackpot.ts';
import { amountToSatang, balanceOf, jackpotAccount, memberAccount, sumOfAll, vendorAccount } from './ledger.ts';
import { placeRound } from './rounds.ts';

const demo = memberIdOf('demo');

test.each(Array.from({ length: 8 }, (_, seed) => seed))(
  'history %i: the figure is the account, which has what was paid in and not won, and the books stay balanced',
  (seed) => {
    let now = testNow;
    const sandbox = createSandbox({ seed: 20_261 + seed, now: () => now });
    const random = createRandom(seed, 'jackpot');
    // Won every forty rounds.
    changeSettings(sandbox, { jackpotRule: { perMille: 4, stakesPerWinSatang: 8_000 } });
    openGame(sandbox, demo, 'game');
    let staked = 0;
    let [paid, wins] = [0, 0];
    for (let round = 0; round < 400; round += 1) {
      now += random.int(0, 8_000);
      const stakeSatang = random.int(1, 400);
      const before = balanceOf(sandbox, memberAccount(demo));
      const figure = balanceOf(sandbox, jackpotAccount);
      const other = random.chance(0.2);
      if (other) playFor(sandbox, 'demo', [{ gameType: random.pick(['LIVE', 'FISH', 'PVP']), stakeSatang }]);
      else {
        const decide = () => ({ winSatang: random.pick([0, 0, stakeSatang * 2]), outcome: null });
        const range = { minSatang: 1, maxSatang: 400 };
        const placed = placeRound(sandbox, {
          ...{ launchToken: 'game', roundId: `r${round}`, stakeSatang, range, decide },
        });
        if (!placed.ok) throw new Error(placed.error.code);
        staked += stakeSatang;
        const more = balanceOf(sandbox, memberAccount(demo)) - before + stakeSatang - placed.value.winSatang;
        expect(placed.value.balanceSatang).toBe(balanceOf(sandbox, memberAccount(demo)));
        if (more > 0) {
          expect(more).toBeGreaterThanOrEqual(figure);
          wins += 1;
        }
        paid += more;
      }
      const { amount, perSecond } = jackpotNow(sandbox);
      expect(amountToSatang(amount)).toBe(balanceOf(sandbox, jackpotAccount));
      expect(balanceOf(sandbox, jackpotAccount)).toBe(jackpotOpeningSatang + Math.floor((staked * 4) / 1_000) - paid);
      expect(amountToSatang(perSecond)).toBeLessThanOrEqual((staked * 4) / 1_000);
      expect(sumOfAll(sandbox)).toBe(0);
    }
    expect(wins).toBeGreaterThan(0);
  },
);

test('a spin wins by the chance that its stake has', () => {
  const sandbox = createSandbox({ now: () => testNow });
  changeSettings(sandbox, { jackpotRule: { perMille: 1_000, stakesPerWinSatang: 2_000 } });
  openGame(sandbox, demo, 'game');
  for (const [stakeSatang, chance] of [
    [10, 0.005],
    [40, 0.02],
  ] as const) {
    const rounds = 4_000;
    let wins = 0;
    for (let round = 0; round < rounds; round += 1) {
      const range = { minSatang: 1, maxSatang: 100 };
      const roundId = `${stakeSatang}-${round}`;
      const decide = () => ({ winSatang: stakeSatang, outcome: null });
      placeRound(sandbox, { launchToken: 'game', roundId, stakeSatang, range, decide });
      // All of it has gone to the player, with the part of this round.
      if (balanceOf(sandbox, jackpotAccount) === 0) wins += 1;
    }
    const deviation = Math.sqrt(rounds * chance * (1 - chance));
    expect(Math.abs(wins - rounds * chance)).toBeLessThan(4 * deviation);
  }
  // What the vendor pays in comes from its own account, and the winner's comes from nobody else.
  const [game] = sandbox.catalogue.games;
  expect(balanceOf(sandbox, vendorAccount(game?.vassalage ?? ''))).toBe(-4_000 * 50);
});
