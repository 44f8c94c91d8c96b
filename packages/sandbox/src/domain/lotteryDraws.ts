import { createRandom } from '../art/random.ts';
import { scenarioRules } from '../scenarios.ts';
import { type Lottery, seedLotteries } from '../seed/lotteries.ts';
import type { World } from '../world.ts';
import { dayMs, startOfThaiDay, thaiDate, thaiDay } from './time.ts';

/** One draw of a lottery. Which ones there are follows from the lottery and the time alone: no row, no timer. */
export interface Draw {
  readonly lotteryId: string;
  /** Its number, such as 20261121-0123: the Thai day and the count on that day. */
  readonly numero: string;
  /** ms since the epoch, like all times here. */
  readonly drawsAt: number;
  /** From here on nothing more is sold. */
  readonly locksAt: number;
}

/** What this world has to draw; none whose vendor it does not know. */
export function lotteriesOf(world: World): readonly Lottery[] {
  return seedLotteries(scenarioRules[world.scenario].catalogue).filter(({ vassalage }) =>
    world.catalogue.vendorByCode.has(vassalage),
  );
}

export function lotteryNamed(world: World, id: string): Lottery | undefined {
  return lotteriesOf(world).find((lottery) => lottery.id === id);
}

/** The draw that comes next, whether it is sold yet or not. */
export function nextDraw(lottery: Lottery, at: number): Draw {
  const today = thaiDay(at);
  for (let day = today; day <= today + 7; day += 1) {
    const slot = firstSlotAfter(lottery, day, at);
    if (slot !== null) return drawOf(lottery, day, slot);
  }
  throw new Error(`${lottery.id} is never drawn`);
}

/** The draw that is open: sold now, or locked and about to be drawn. */
export function openDrawOf(lottery: Lottery, at: number): Draw | null {
  const draw = nextDraw(lottery, at);
  return at >= opensAt(lottery, draw) ? draw : null;
}

/** When the sale for a draw begins; for most that is when the one before is drawn. */
export function opensAt({ sellsForHours }: Lottery, { drawsAt }: Draw): number {
  return sellsForHours === null ? Number.NEGATIVE_INFINITY : drawsAt - sellsForHours * 60 * 60_000;
}

/** The last `count` draws that took place until `at`, latest first. */
export function pastDraws(lottery: Lottery, at: number, count: number): Draw[] {
  const draws: Draw[] = [];
  let day = thaiDay(at);
  let slot = firstSlotAfter(lottery, day, at) ?? slotsOn(lottery, day);
  while (draws.length < count) {
    if (slot > 0) draws.push(drawOf(lottery, day, (slot -= 1)));
    else slot = slotsOn(lottery, (day -= 1));
  }
  return draws;
}

/** Chance decides, and it decides the same whenever it is asked: a draw has one number. */
export function winningNumber(world: World, lottery: Pick<Lottery, 'id' | 'digits'>, numero: string): string {
  const random = createRandom(world.seed, `draw ${lottery.id} ${numero}`);
  return Array.from({ length: lottery.digits }, () => random.int(0, 9)).join('');
}

/** Sunday is 1. */
export const weekdayOf = (day: number): number => ((day + 4) % 7) + 1;

function slotsOn({ schedule }: Lottery, day: number): number {
  if (schedule.kind === 'every') return dayMs / (schedule.seconds * 1_000);
  return schedule.weekdays.includes(weekdayOf(day)) ? schedule.minutes.length : 0;
}

function timeOfSlot({ schedule }: Lottery, day: number, slot: number): number {
  const offset =
    schedule.kind === 'every' ? (slot + 1) * schedule.seconds * 1_000 : (schedule.minutes[slot] ?? 0) * 60_000;
  return startOfThaiDay(day) + offset;
}

function firstSlotAfter(lottery: Lottery, day: number, at: number): number | null {
  const { schedule } = lottery;
  const count = slotsOn(lottery, day);
  if (schedule.kind === 'every') {
    const slot = Math.max(0, Math.floor((at - startOfThaiDay(day)) / (schedule.seconds * 1_000)));
    return slot < count ? slot : null;
  }
  for (let slot = 0; slot < count; slot += 1) if (timeOfSlot(lottery, day, slot) > at) return slot;
  return null;
}

function drawOf(lottery: Lottery, day: number, slot: number): Draw {
  const drawsAt = timeOfSlot(lottery, day, slot);
  const date = thaiDate(startOfThaiDay(day)).replaceAll('-', '');
  const count = String(slot + 1).padStart(lottery.schedule.kind === 'every' ? 4 : 2, '0');
  return { lotteryId: lottery.id, numero: `${date}-${count}`, drawsAt, locksAt: drawsAt - lottery.lockSeconds * 1_000 };
}
