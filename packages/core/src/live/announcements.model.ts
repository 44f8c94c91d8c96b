import { type EventGroup, type EventKind, type EventKindRule, eventKinds, fixedGroups } from '#api/eventKinds.ts';
import type { NotifySettings } from '#api/notifications.ts';
import { wordOf } from '#api/open.ts';
import { toSatang } from '../format/money.ts';
import type { MemberEvent } from './useEventText.ts';

/** The group of an announcement. `other` has events of several groups, or one of a kind that the site does not know. */
type AnnouncedGroup = EventGroup | 'other';

/** What is said in one toast. */
export interface Announcement {
  readonly group: AnnouncedGroup;
  /** At least one; oldest first. */
  readonly events: readonly MemberEvent[];
  /** When the first of it came, or when it was shown, in ms. */
  readonly at: number;
}

export interface Announcements {
  /** What is on the screen. */
  readonly shown: Announcement | null;
  /** What comes after it, oldest first. */
  readonly waiting: readonly Announcement[];
  /** Whether some of what waits was held back. */
  readonly wasHeld: boolean;
}
export const noAnnouncements: Announcements = { shown: null, waiting: [], wasHeld: false };

/** Within this time, events of a group are one announcement, in ms. */
export const togetherMs = 3_000;
/** For how long what is typed can hold announcements back, in ms. */
export const typingMs = 30_000;
const mostWaiting = 3;

/** What stands against an announcement: nothing, a field that is being typed in, or something that must not be disturbed. */
export type Hold = 'none' | 'typing' | 'busy';

/** What an announcement depends on. */
export interface Circumstances {
  /** The names of the pages that are open. */
  readonly openPages: readonly (string | null)[];
  /** A break or an exclusion runs, or it is not known whether one does. */
  readonly isResting: boolean;
  /** What the member has chosen; null where that is not known. */
  readonly settings: NotifySettings | null;
  /** The time of the day at the site: `13:05`. */
  readonly timeOfDay: string;
}

/** The pages that show events of a kind themselves, besides the one that an event links to. */
const ownPages: Readonly<Partial<Record<EventKind, readonly string[]>>> = {
  depositArrived: ['depositv2'],
  depositRejected: ['depositv2'],
  slipChecked: ['depositv2'],
  withdrawalMoved: ['withdraw'],
  walletMoved: ['transferFund'],
  missionDone: ['missionLeaderboard'],
  envelopeOpen: ['redEnvelope'],
  message: ['messageV2'],
  supportAnswer: ['messageV2'],
  teamFirstDeposit: ['agentTeamOverview', 'agentHome'],
  contractWaits: ['agentHome'],
};

const ruleOf = ({ kind }: MemberEvent): EventKindRule | undefined =>
  typeof kind === 'string' ? eventKinds[kind] : undefined;
const groupOf = (event: MemberEvent): AnnouncedGroup => ruleOf(event)?.group ?? 'other';
const isFixed = (group: AnnouncedGroup): boolean => fixedGroups.some((each) => each === group);
/** RSP-06: what is announced during a break, and in the quiet hours. */
const isOfRest = (group: AnnouncedGroup): boolean => group === 'money' || isFixed(group);

/** Whether an event is announced. All others are in the list of events only. */
export function isAnnounced(event: MemberEvent, circumstances: Circumstances): boolean {
  const { openPages, isResting, settings, timeOfDay } = circumstances;
  const rule = ruleOf(event);
  const group = groupOf(event);
  if (rule === undefined && event.label === undefined) return false;
  if ((isResting || isQuiet(settings?.quiet ?? null, timeOfDay)) && !isOfRest(group)) return false;
  const chosen = settings?.groups.find((each) => wordOf(each.group) === group);
  if (chosen?.screen === false && !isFixed(group)) return false;
  if (rule?.toast !== 'away') return rule?.toast !== 'never';
  const pages = [...(ownPages[event.kind as EventKind] ?? []), event.link?.page];
  return !pages.some((page) => page !== undefined && openPages.includes(page));
}

/** Whether a time of the day is within quiet hours, which can reach into the next day. */
function isQuiet(quiet: NotifySettings['quiet'], time: string): boolean {
  if (quiet === null) return false;
  const { from, to } = quiet;
  return from < to ? from <= time && time < to : from <= time || time < to;
}

interface Moment {
  /** What has come, oldest first. */
  readonly events?: readonly MemberEvent[];
  /** It happened while the page did not listen: it is announced like what was held back. */
  readonly isLate?: boolean;
  readonly now: number;
  readonly hold: Hold;
  /** Whether what was shown is still on the screen. */
  readonly isOnScreen: boolean;
}

/**
 * Says what is shown, and what waits. One announcement at a time; events of a group within three seconds are one, also while it
 * is shown. What was held back becomes one summary, but for what protects the player, which is never hidden behind a number.
 */
export function follow(before: Announcements, moment: Moment): Announcements {
  const { events = [], isLate = false, now, hold, isOnScreen } = moment;
  let shown = isOnScreen ? before.shown : null;
  let waiting = [...before.waiting];
  const since = waiting[0]?.at ?? now;
  const isHeld = hold === 'busy' || (hold === 'typing' && now - since < typingMs);
  for (const event of events) {
    const group = groupOf(event);
    const isSame = (each: Announcement): boolean => each.group === group && now - each.at < togetherMs;
    const last = waiting.findLastIndex(isSame);
    if (shown !== null && !isHeld && isSame(shown)) shown = withEvent(shown, event);
    else if (last >= 0) waiting = waiting.with(last, withEvent(waiting[last] as Announcement, event));
    else waiting.push({ group, events: [event], at: now });
  }
  const wasHeld = waiting.length > 0 && (before.wasHeld || isHeld || (isLate && events.length > 0));
  if (isHeld) return { shown, waiting, wasHeld };
  const due = shortened(wasHeld ? summarised(waiting) : waiting);
  if (shown !== null) return { shown, waiting: due, wasHeld: false };
  const [next, ...rest] = due;
  return { shown: next === undefined ? null : { ...next, at: now }, waiting: rest, wasHeld: false };
}

const withEvent = (announcement: Announcement, event: MemberEvent): Announcement => ({
  ...announcement,
  events: [...announcement.events, event],
});

/** One announcement of each fixed group, then one of everything else. */
function summarised(waiting: readonly Announcement[]): readonly Announcement[] {
  const parts = [
    ...fixedGroups.map((group) => waiting.filter((each) => each.group === group)),
    waiting.filter(({ group }) => !isFixed(group)),
  ];
  return parts.flatMap(([first, ...rest]) => {
    if (first === undefined) return [];
    const group = rest.every((each) => each.group === first.group) ? first.group : 'other';
    return { ...first, group, events: [first, ...rest].flatMap(({ events }) => events) };
  });
}

/** Leaves the oldest to the list of events, but never what protects the player: of that, each group becomes one. */
function shortened(waiting: readonly Announcement[]): readonly Announcement[] {
  if (waiting.length <= mostWaiting) return waiting;
  const oldest = waiting.findIndex(({ group }) => !isFixed(group));
  return oldest < 0 ? summarised(waiting) : shortened(waiting.toSpliced(oldest, 1));
}

/** The tone of an announcement: nothing is celebrated together with what is not, and no win that is not above its stake. */
export function toneOf({ events }: Pick<Announcement, 'events'>): 'neutral' | 'positive' | 'warning' {
  const tones = events.map(toneOfEvent);
  if (tones.includes('warning')) return 'warning';
  return tones.every((tone) => tone === 'positive') ? 'positive' : 'neutral';
}

function toneOfEvent(event: MemberEvent): 'neutral' | 'positive' | 'warning' {
  const tone = isFixed(groupOf(event)) ? 'warning' : (ruleOf(event)?.tone ?? 'neutral');
  if (tone !== 'byResult') return tone;
  const { stake, win } = event.amounts ?? {};
  return stake !== undefined && win !== undefined && toSatang(win) > toSatang(stake) ? 'positive' : 'neutral';
}

/** How many things an announcement tells of. */
export const countOf = ({ events }: Pick<Announcement, 'events'>): number =>
  events.reduce((sum, { count }) => sum + count, 0);
