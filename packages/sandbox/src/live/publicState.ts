import { type TopicId, topics } from '#api/live.ts';
import { isVoid, lotteriesOf, nextDraw, pastDraws, winningNumber } from '../games/lotteryDraws.ts';
import { matchStates } from '../games/matchList.ts';
import { latestOnBoard } from '../games/winnerBoard.ts';
import { maintenanceView } from '../maintenance.ts';
import { envelopesOf } from '../money/envelopes.ts';
import { jackpotNow } from '../money/jackpot.ts';
import type { Sandbox } from '../sandbox.ts';
import { iso } from '../time.ts';

/** What everyone is told of a topic. */
type Value = Readonly<Record<string, unknown>>;

const lastDrawsMs = 120_000;
/** The latest wins that a message has. */
const lastWins = 5;

/** The values of public topics. `matches` has all of them here; its messages have what has changed. */
const readers: Readonly<Partial<Record<TopicId, (sandbox: Sandbox) => Value>>> = {
  status: maintenanceView,
  vendors: ({ settings }) => ({ inMaintenance: settings.vendorsInMaintenance }),
  matches: (sandbox) => Object.fromEntries(matchStates(sandbox, matchVendors(sandbox))),
  jackpot: jackpotNow,
  wins: (sandbox) => ({ list: latestOnBoard(sandbox, lastWins) }),
  draws: (sandbox) => ({ list: drawsNow(sandbox) }),
  envelopes(sandbox) {
    // A rain is the same for all members.
    const rain = envelopesOf(sandbox, '').find(({ envelope, state }) => envelope.kind === 'rain' && isAhead(state));
    if (rain === undefined) return { rain: null };
    const { opensAt, endsAt } = rain.envelope;
    return { rain: { opensAt: iso(opensAt), endsAt: iso(endsAt), left: rain.left } };
  },
};
const isAhead = (state: string): boolean => state === 'open' || state === 'soon';

/** The categories whose vendors list matches. */
const matchTypes: readonly string[] = ['SPORTS', 'ESPORTS', 'COCKFIGHT'];

const matchVendors = ({ catalogue }: Sandbox): readonly string[] =>
  catalogue.vendors.filter(({ gameType }) => matchTypes.includes(gameType)).map(({ vassalage }) => vassalage);

/** The draws that take place now, and those of the last two minutes. */
function drawsNow(sandbox: Sandbox) {
  const now = sandbox.now();
  return lotteriesOf(sandbox).flatMap((lottery) => {
    const next = nextDraw(lottery, now);
    const drawing = now >= next.locksAt ? [{ gameId: lottery.id, numero: next.numero, state: 'drawing' }] : [];
    const [last] = pastDraws(lottery, now, 1);
    if (last === undefined || last.drawsAt < now - lastDrawsMs) return drawing;
    const { numero } = last;
    const result = isVoid(sandbox, last)
      ? { state: 'void' }
      : { state: 'drawn', winningNumber: winningNumber(sandbox, lottery, numero) };
    return [...drawing, { gameId: lottery.id, numero, ...result }];
  });
}

/** How old a value may be that takes long to read, in ms. Of all matches some 2 ms, of a full board some 15 ms. */
const oldest: Readonly<Partial<Record<string, number>>> = { matches: 1_000, wins: 5_000, envelopes: 2_000 };

/** The value of a public topic with its version. */
export interface PublicState {
  readonly version: number;
  readonly value: Value;
  /** When it was read. */
  readonly readAt: number;
  /** What a change is told by: everything but the moment of reading. */
  readonly compared: string;
}

/**
 * The public topics of each store. In memory: after a restart a topic has a later version, and is read once for nothing.
 */
const states = new WeakMap<Sandbox['store'], Map<string, PublicState>>();

/** The state of a public topic as it was last read. */
export const publicState = ({ store }: Sandbox, topic: string): PublicState | undefined =>
  states.get(store)?.get(topic);

/** Whether everything counts as changed, so that a site under many messages can be looked at. */
export const isBusy = ({ settings }: Sandbox): boolean => settings.live === 'busy';

/** Reads public topics again, and raises the version of those whose value has changed. Other keys are ignored. */
export function refreshPublic(sandbox: Sandbox, keys: Iterable<string>): void {
  const known = states.get(sandbox.store) ?? new Map<string, PublicState>();
  states.set(sandbox.store, known);
  const now = sandbox.now();
  const busy = isBusy(sandbox);
  for (const key of keys) {
    const before = known.get(key);
    if (before !== undefined && now - before.readAt < ((busy ? undefined : oldest[key]) ?? 0)) continue;
    const value = key in topics ? readers[key as TopicId]?.(sandbox) : undefined;
    if (value === undefined) continue;
    const { at: _, ...rest } = value;
    const compared = JSON.stringify(rest);
    known.set(
      key,
      before?.compared === compared && !busy
        ? { ...before, readAt: now }
        : { value, compared, readAt: now, version: Math.max(now, (before?.version ?? 0) + 1) },
    );
  }
}
