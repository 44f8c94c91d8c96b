import { ok } from '#api/errors.ts';
import type * as contract from '#api/lottery.ts';
import { type PrizeMode, siteConstants } from '#api/primitives.ts';
import { createRandom } from '../art/random.ts';
import { betsWith } from '../bets.ts';
import { lotteryIconPath } from '../images.ts';
import { refuse } from '../refusal.ts';
import type { Member } from '../rows.ts';
import { type Lottery, lotteryTags } from '../seed/lotteries.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { type Draw, lotteriesOf, openDrawOf, pastDraws, winningNumber } from './lotteryDraws.ts';
import { isTrial } from './roles.ts';
import { iso } from './time.ts';

/** The longest list of results. */
const mostResults = 500;

/** This operator's lotteries pay in one way; for another there are none. */
const lotteriesIn = (world: World, prizeMode: PrizeMode): readonly Lottery[] =>
  prizeMode === siteConstants.lotteryType ? lotteriesOf(world) : [];

/** LOT-01: every lottery once, and the tags that have any. */
export const lotteryMenu: Handler<typeof contract.lotteryMenu> = ({ world }, { prizeMode, language }) => {
  const spoken = gameLanguage(language);
  const lotteries = lotteriesIn(world, prizeMode);
  const used = new Set(lotteries.flatMap(tagsOf));
  return ok({
    menus: lotteryTags.filter(({ code }) => used.has(code)).map(({ code, name }) => ({ code, name: name[spoken] })),
    games: lotteries.map((lottery) => {
      const draw = openDrawOf(lottery, world.now());
      const [last] = pastDraws(lottery, world.now(), 1);
      return {
        gameId: lottery.id,
        gameCode: lottery.id,
        vendor: lottery.vassalage,
        gameType: world.catalogue.vendorByCode.get(lottery.vassalage)?.gameType ?? 'LOTT',
        remark: lottery.name[spoken],
        gameMenuTag: lottery.menuTag,
        gameMenus: tagsOf(lottery),
        numero: draw?.numero ?? '',
        remainTime: draw && secondsLeft(world, draw),
        lockTime: lottery.lockSeconds,
        drawDayOfWeek: weekdaysOf(lottery),
        winningTime: last ? iso(last.drawsAt) : null,
        defaultPlayType: lottery.defaultPlayType,
        icon: lotteryIconPath(lottery.id),
      };
    }),
  });
};

/** LOT-03: what the member bought a ticket of or opened, latest first, each once. */
export const lotteryRecent: Handler<typeof contract.lotteryRecent> = ({ world, member }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  const times = playedTimes(world, member);
  const list = lotteriesIn(world, input.prizeMode)
    .filter(({ id }) => times.has(id))
    .toSorted((one, other) => (times.get(other.id) ?? 0) - (times.get(one.id) ?? 0))
    .slice(0, input.recentCount)
    .map(({ id }) => ({ gameId: id }));
  return ok({ list });
};

/** Nobody counts here what is played most, so chance has decided: once, for this world. */
export const lotteryPopular: Handler<typeof contract.lotteryPopular> = ({ world }, { prizeMode, count }) => {
  const ranked = createRandom(world.seed, 'popular lotteries').shuffle(lotteriesIn(world, prizeMode));
  return ok({ list: ranked.slice(0, count).map(({ id }) => ({ gameId: id })) });
};

/** LOT-04: the next to be drawn first. */
export const lotteryOpenDraws: Handler<typeof contract.lotteryOpenDraws> = ({ world }, { prizeMode, count }) => {
  const open = lotteriesIn(world, prizeMode).flatMap((lottery) => {
    const draw = openDrawOf(lottery, world.now());
    return draw ? [{ lottery, draw }] : [];
  });
  const list = open
    .toSorted((one, other) => one.draw.drawsAt - other.draw.drawsAt)
    .slice(0, count)
    .map(({ lottery, draw }) => ({
      gameId: lottery.id,
      numero: draw.numero,
      remainTime: secondsLeft(world, draw),
      lockTime: lottery.lockSeconds,
    }));
  return ok({ list });
};

/**
 * LOT-02. What is drawn every minute would leave no place for what is drawn once a week: each lottery has its last
 * draw in the list, and the newest of the others fill it up.
 */
export const lotteryResults: Handler<typeof contract.lotteryResults> = ({ world }, input) => {
  const count = Math.min(input.count, mostResults);
  const lasts: Drawn[] = [];
  const earlier: Drawn[] = [];
  for (const lottery of lotteriesIn(world, input.prizeMode)) {
    const [last, ...others] = pastDraws(lottery, world.now(), Math.max(1, count));
    if (last) lasts.push({ lottery, draw: last });
    earlier.push(...others.map((draw) => ({ lottery, draw })));
  }
  const shown = lasts.toSorted(newestFirst).slice(0, count);
  const filling = earlier.toSorted(newestFirst).slice(0, count - shown.length);
  const list = [...shown, ...filling].toSorted(newestFirst).map(({ lottery, draw }) => ({
    gameId: lottery.id,
    numero: draw.numero,
    winningNumber: winningNumber(world, lottery, draw.numero),
    winningTime: iso(draw.drawsAt),
  }));
  return ok({ list });
};

interface Drawn {
  readonly lottery: Lottery;
  readonly draw: Draw;
}

const newestFirst = (one: Drawn, other: Drawn): number => other.draw.drawsAt - one.draw.drawsAt;

const tagsOf = ({ menuTag, otherTags }: Lottery): string[] => [menuTag, ...otherTags];

/** Whole seconds until the draw; at least 1, as long as it is open. */
const secondsLeft = (world: World, { drawsAt }: Draw): number => Math.ceil((drawsAt - world.now()) / 1_000);

function weekdaysOf({ schedule }: Lottery): string {
  return schedule.kind === 'every' || schedule.weekdays.length === 7 ? '' : schedule.weekdays.join(',');
}

/**
 * When the member last played each lottery, as far as their bets are listed, or opened it, as long as that launch is
 * known; ms since the epoch.
 */
function playedTimes(world: World, member: Member): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  const note = (code: string, at: number) => times.set(code, Math.max(at, times.get(code) ?? 0));
  const vendors = new Set(lotteriesOf(world).map(({ vassalage }) => vassalage));
  for (const vassalage of vendors) {
    for (const { gameCode, playedAt } of betsWith(world, member.id, vassalage)) note(gameCode, playedAt);
  }
  for (const [, { memberId, gameCode, createdAt }] of world.store.entries('launches')) {
    if (memberId === member.id) note(gameCode, createdAt);
  }
  return times;
}
