import { eventKinds } from '#api/eventKinds.ts';
import { topics } from '#api/live.ts';
import type { Language } from '#api/primitives.ts';
import { detailsOf } from '../games/betDetails.ts';
import { namesOf } from '../games/playedNames.ts';
import { gameLanguage } from '../language.ts';
import { satangToAmount } from '../money/ledger.ts';
import { storedRound } from '../money/rounds.ts';
import { restOf } from '../play/protections.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Round } from '../schema/games.ts';
import type { MemberEventRow } from '../schema/live.ts';
import { wordingOf } from '../texts/wording.ts';
import { iso } from '../time.ts';
import { eventCount, eventKey, mostEvents } from './note.ts';

/** Within which time events that count are one, in ms. As long as the topic `team` waits between two messages. */
const togetherMs = 1_000 / topics.team.mostPerSecond;

/** A part of the events of a member. */
export interface EventPage {
  /** Newest first. */
  readonly list: readonly MemberEventRow[];
  /** The number up to which the page reaches. */
  readonly cursor: number;
  /** How many events there are after the number that was asked for. */
  readonly unseen: number;
}

/**
 * The first `limit` events after a number, so that a reader who follows the cursor misses none that is kept. Without a
 * number, or with one that no event has had, the last `limit`. Leaves out rewards during a break (RSP-06).
 */
export function eventsAfter(sandbox: Sandbox, memberId: string, after: number | undefined, limit: number): EventPage {
  const { store } = sandbox;
  const last = eventCount(sandbox, memberId);
  const isKnown = after !== undefined && after <= last;
  const first = Math.max(isKnown ? after + 1 : last - limit + 1, last - mostEvents + 1, 1);
  const cursor = Math.min(first + limit - 1, last);
  const resting = restOf(sandbox, memberId) !== null;
  const shown = (from: number, to: number): readonly MemberEventRow[] =>
    Array.from({ length: Math.max(0, to - from + 1) }, (_, at) =>
      store.get('memberEvents', eventKey(memberId, to - at)),
    )
      .filter((event) => event !== undefined)
      .filter(({ kind }) => !resting || eventKinds[kind].group !== 'rewards');
  return {
    list: together(shown(first, cursor)),
    cursor,
    unseen: isKnown ? together(shown(first, last)).length : 0,
  };
}

/** Events that count, of one kind within ten seconds, are one: "3 new sign-ups". Takes and returns the newest first. */
function together(events: readonly MemberEventRow[]): readonly MemberEventRow[] {
  const list: MemberEventRow[] = [];
  for (const event of events) {
    const { kind, at, count } = event;
    const newer = list.findLastIndex((each) => each.kind === kind && each.at - at < togetherMs);
    const kept = count === undefined ? undefined : list[newer];
    if (kept?.count === undefined || count === undefined) list.push(event);
    else list[newer] = { ...kept, count: kept.count + count };
  }
  return list;
}

/** An event for the wire, in the given language. */
export function eventView(sandbox: Sandbox, row: MemberEventRow, language: Language) {
  const { number, kind, at, reference, label, roundKey, satang, count, until, link = null } = row;
  const round = roundKey === undefined ? undefined : storedRound(sandbox, roundKey).round;
  const shownReference = reference ?? round?.roundId;
  const shownLabel = round
    ? namesOf(sandbox, round, language).game
    : label && wordingOf(sandbox, gameLanguage(language)).title(label);
  return {
    id: `E${number}`,
    kind,
    at: iso(at),
    ...(shownReference !== undefined && { reference: shownReference }),
    ...(shownLabel !== undefined && { label: shownLabel }),
    ...(round && {
      amounts: {
        stake: satangToAmount(round.stakeSatang),
        win: satangToAmount(round.winSatang),
        profit: satangToAmount(round.winSatang - round.stakeSatang),
      },
    }),
    ...(satang !== undefined && { amounts: { amount: satangToAmount(satang) } }),
    ...(count !== undefined && { count }),
    ...(until !== undefined && { until: iso(until) }),
    ...(kind === 'betReturned' && round && reasonOf(sandbox, round, language)),
    link,
  };
}

/** Why a stake came back, where its vendor says so. */
function reasonOf(sandbox: Sandbox, round: Round, language: Language) {
  const { returned } = detailsOf(sandbox, round, gameLanguage(language));
  return returned !== undefined && { reason: returned };
}
