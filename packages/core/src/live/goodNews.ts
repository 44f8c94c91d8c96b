import type { Platform } from '../data/platform.tsx';
import { toSatang } from '../format/money.ts';
import type { MemberEvent } from './useEventText.ts';

/** How long the balance may take to follow what has happened, in ms. */
const followsMs = 5_000;

/** When money last came to the member as a deposit or as a win above its stake, by the page's own time. */
const heardAt = new WeakMap<Platform, number>();

/** Whether an event is a deposit that has arrived, or a win above its stake. */
export function isGoodNews({ kind, amounts: { stake, win } = {} }: Pick<MemberEvent, 'kind' | 'amounts'>): boolean {
  if (kind === 'depositArrived') return true;
  return kind === 'betSettled' && stake !== undefined && win !== undefined && toSatang(win) > toSatang(stake);
}

/** Notes that money has come to the member, which the next balance shows. */
export const noteGoodNews = (platform: Platform): void => void heardAt.set(platform, performance.now());

/** Whether money has just come to the member. A second balance is not told of it. */
export function takeGoodNews(platform: Platform): boolean {
  const at = heardAt.get(platform);
  heardAt.delete(platform);
  return at !== undefined && performance.now() - at < followsMs;
}
