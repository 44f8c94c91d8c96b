import { ok } from '#api/errors.ts';
import type * as contract from '#api/lottery.ts';
import { type PrizeMode, siteConstants } from '#api/primitives.ts';
import { lotteryIconPath } from '#demo/art/images.ts';
import { createRandom } from '#demo/art/random.ts';
import { playsFor } from '#demo/vendors/lottery/server/plays.ts';
import { wordsIn } from '#demo/vendors/lottery/words.ts';
import { type Draw, isVoid, lotteriesOf, openDrawOf, pastDraws, winningNumber } from '../games/lotteryDraws.ts';
import type { Handler } from '../handler.ts';
import { type PlatformLanguage, gameLanguage } from '../language.ts';
import { betsWith } from '../money/bets.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { type Lottery, lotteryTags } from '../seed/lotteries.ts';
import { iso } from '../time.ts';

/** The longest list of results. */
const maxResults = 500;

/** The lotteries of a prize mode. The operator has a single mode; every other one is empty. */
const lotteriesIn = (sandbox: Sandbox, prizeMode: PrizeMode): readonly Lottery[] =>
  prizeMode === siteConstants.lotteryType ? lotteriesOf(sandbox) : [];

/** LOT-01: each lottery once, and the tags that are in use. */
export const lotteryMenu: Handler<typeof contract.lotteryMenu> = ({ sandbox }, { prizeMode, language }) => {
  const textLanguage = gameLanguage(language);
  const lotteries = lotteriesIn(sandbox, prizeMode);
  const used = new Set(lotteries.flatMap(tagsOf));
  const now = sandbox.now();
  return ok({
    menus: lotteryTags
      .filter(({ code }) => used.has(code))
      .map(({ code, name }) => ({ code, name: name[textLanguage] })),
    games: lotteries.map((lottery) => {
      const draw = openDrawOf(lottery, now);
      const [last] = pastDraws(lottery, now, 1);
      return {
        gameId: lottery.id,
        gameCode: lottery.id,
        vendor: lottery.vassalage,
        gameType: sandbox.catalogue.vendorByCode.get(lottery.vassalage)?.gameType ?? 'LOTT',
        remark: lottery.name[textLanguage],
        gameMenuTag: lottery.menuTag,
        gameMenus: tagsOf(lottery),
        numero: draw?.numero ?? '',
        remainTime: draw && secondsUntil(draw, now),
        lockTime: lottery.lockSeconds,
        drawDayOfWeek: weekdaysOf(lottery),
        winningTime: last ? iso(last.drawsAt) : null,
        defaultPlayType: lottery.defaultPlayType,
        pays: paysOf(lottery, textLanguage),
        icon: lotteryIconPath(lottery.id),
      };
    }),
  });
};

/** LOT-03: the lotteries that the member has bet on or opened, latest first, each once. */
export const lotteryRecent: Handler<typeof contract.lotteryRecent> = ({ sandbox, member }, input) => {
  const times = playedTimes(sandbox, member);
  const list = lotteriesIn(sandbox, input.prizeMode)
    .filter(({ id }) => times.has(id))
    .toSorted((one, other) => (times.get(other.id) ?? 0) - (times.get(one.id) ?? 0))
    .slice(0, input.recentCount)
    .map(({ id }) => ({ gameId: id }));
  return ok({ list });
};

/** Lists popular lotteries. Shuffled by the seed: the sandbox does not count what is played most. */
export const lotteryPopular: Handler<typeof contract.lotteryPopular> = ({ sandbox }, { prizeMode, count }) => {
  const ranked = createRandom(sandbox.seed, 'popular lotteries').shuffle(lotteriesIn(sandbox, prizeMode));
  return ok({ list: ranked.slice(0, count).map(({ id }) => ({ gameId: id })) });
};

/** LOT-04: lists the draws that are open for sale, the next one first. */
export const lotteryOpenDraws: Handler<typeof contract.lotteryOpenDraws> = ({ sandbox }, { prizeMode, count }) => {
  const now = sandbox.now();
  const open = lotteriesIn(sandbox, prizeMode).flatMap((lottery) => {
    const draw = openDrawOf(lottery, now);
    return draw ? [{ lottery, draw }] : [];
  });
  const list = open
    .toSorted((one, other) => one.draw.drawsAt - other.draw.drawsAt)
    .slice(0, count)
    .map(({ lottery, draw }) => ({
      gameId: lottery.id,
      numero: draw.numero,
      remainTime: secondsUntil(draw, now),
      lockTime: lottery.lockSeconds,
    }));
  return ok({ list });
};

/**
 * LOT-02. Lists the last draw of every lottery and fills up with the newest of the others. Without that, the lotteries
 * that are drawn every minute would push out those that are drawn once a week.
 */
export const lotteryResults: Handler<typeof contract.lotteryResults> = ({ sandbox }, input) => {
  const count = Math.min(input.count, maxResults);
  const latest: DrawOfLottery[] = [];
  const earlier: DrawOfLottery[] = [];
  for (const lottery of lotteriesIn(sandbox, input.prizeMode)) {
    const [last, ...others] = pastDraws(lottery, sandbox.now(), Math.max(1, count));
    if (last) latest.push({ lottery, draw: last });
    earlier.push(...others.map((draw) => ({ lottery, draw })));
  }
  const required = latest.toSorted(newestFirst).slice(0, count);
  const filling = earlier.toSorted(newestFirst).slice(0, count - required.length);
  const list = [...required, ...filling].toSorted(newestFirst).map(({ lottery, draw }) => ({
    gameId: lottery.id,
    numero: draw.numero,
    ...(isVoid(sandbox, draw)
      ? { state: 'void', winningNumber: '' }
      : { winningNumber: winningNumber(sandbox, lottery, draw.numero) }),
    winningTime: iso(draw.drawsAt),
  }));
  return ok({ list });
};

interface DrawOfLottery {
  readonly lottery: Lottery;
  readonly draw: Draw;
}

const newestFirst = (one: DrawOfLottery, other: DrawOfLottery): number => other.draw.drawsAt - one.draw.drawsAt;

const tagsOf = ({ menuTag, otherTags }: Lottery): string[] => [menuTag, ...otherTags];

/** Whole seconds, rounded up: at least 1 while the draw is open. */
const secondsUntil = ({ drawsAt }: Draw, now: number): number => Math.ceil((drawsAt - now) / 1_000);

/** What a way of playing pays: the one that opens first, or the first with one prize for every number. */
function paysOf({ digits, defaultPlayType }: Lottery, language: PlatformLanguage) {
  const plays = playsFor(digits).filter(({ pays }) => pays.length === 1);
  const play = plays.find(({ type }) => type === defaultPlayType) ?? plays[0];
  const [times] = play?.pays ?? [];
  return play === undefined || times === undefined ? null : { play: wordsIn(language).say(play.type), times };
}

function weekdaysOf({ schedule }: Lottery): string {
  return schedule.kind === 'every' || schedule.weekdays.length === 7 ? '' : schedule.weekdays.join(',');
}

/**
 * When the member last bet on or opened each lottery, in ms since the epoch. Covers the bets that are still listed and
 * the launches that are still stored.
 */
function playedTimes(sandbox: Sandbox, member: Member): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const note = (code: string, at: number) => times.set(code, Math.max(at, times.get(code) ?? 0));
  const vendors = new Set(lotteriesOf(sandbox).map(({ vassalage }) => vassalage));
  for (const vassalage of vendors) {
    for (const { gameCode, playedAt } of betsWith(sandbox, member.id, vassalage)) note(gameCode, playedAt);
  }
  for (const [, { memberId, gameCode, createdAt }] of sandbox.store.entries('launches')) {
    if (memberId === member.id) note(gameCode, createdAt);
  }
  return times;
}
