import { createRandom } from '#demo/art/random.ts';
import { dayMs } from '#text/durations.ts';
import type { Sandbox } from '../sandbox.ts';
import { scenarioRules } from '../scenarios.ts';
import { type Lottery, seedLotteries } from '../seed/lotteries.ts';
import { startOfThaiDay, thaiDate, thaiDay, weekdayOf } from '../time.ts';

/** A draw of a lottery. Computed from the lottery's schedule and the time; nothing is stored. */
export interface Draw {
  readonly lotteryId: string;
  /** Its number, such as 20261121-0123: the Thai day and the position on that day. */
  readonly numero: string;
  /** ms since the epoch, like all times in this file. */
  readonly drawsAt: number;
  /** When sales end. */
  readonly locksAt: number;
}

/** The lotteries whose vendor is in the catalogue. */
export function lotteriesOf(sandbox: Sandbox): readonly Lottery[] {
  return seedLotteries(scenarioRules[sandbox.scenario].catalogue).filter(({ vassalage }) =>
    sandbox.catalogue.vendorByCode.has(vassalage),
  );
}

export function lotteryNamed(sandbox: Sandbox, id: string): Lottery | undefined {
  return lotteriesOf(sandbox).find((lottery) => lottery.id === id);
}

/** The next draw, whether or not its sales have started. */
export function nextDraw(lottery: Lottery, at: number): Draw {
  const today = thaiDay(at);
  for (let day = today; day <= today + 7; day += 1) {
    const slot = firstSlotAfter(lottery, day, at);
    if (slot !== null) return drawOf(lottery, day, slot);
  }
  throw new Error(`${lottery.id} is never drawn`);
}

/** The open draw: on sale, or locked shortly before it is drawn. Null when sales have not started. */
export function openDrawOf(lottery: Lottery, at: number): Draw | null {
  const draw = nextDraw(lottery, at);
  return at >= opensAt(lottery, draw) ? draw : null;
}

/** When sales for a draw start. Most lotteries sell right after the previous draw. */
export function opensAt({ sellsForHours }: Lottery, { drawsAt }: Draw): number {
  return sellsForHours === null ? Number.NEGATIVE_INFINITY : drawsAt - sellsForHours * 60 * 60_000;
}

/** The last `count` draws before `at`, latest first. */
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

/** The winning number of a draw: random, but always the same for a seed. */
export function winningNumber(sandbox: Sandbox, lottery: Pick<Lottery, 'id' | 'digits'>, numero: string): string {
  const random = createRandom(sandbox.seed, `draw ${lottery.id} ${numero}`);
  return Array.from({ length: lottery.digits }, () => random.int(0, 9)).join('');
}

/** How the setting `voidDraws` names a draw. */
export const voidDraw = ({ lotteryId, numero }: Pick<Draw, 'lotteryId' | 'numero'>): string => `${lotteryId} ${numero}`;

/** Whether a draw was called off. It has no winning number, and its stakes are returned. */
export const isVoid = ({ settings }: Sandbox, draw: Pick<Draw, 'lotteryId' | 'numero'>): boolean =>
  settings.voidDraws.includes(voidDraw(draw));

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
