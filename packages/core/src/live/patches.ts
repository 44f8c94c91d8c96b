import type * as v from 'valibot';
import type { redEnvelopeList } from '#api/envelopes.ts';
import type { gameVendorList } from '#api/games.ts';
import type { gameJackpot } from '#api/jackpot.ts';
import type { topics } from '#api/live.ts';
import type { gameMatches } from '#api/matches.ts';
import type { AnyOperation, InputOf, OutputOf } from '#api/operation.ts';
import type { memberBets } from '#api/records.ts';
import type { systemStatus } from '#api/system.ts';
import type { gameRankList } from '#api/winners.ts';

/** The topics whose messages say themselves what has changed. */
export const patched = ['status', 'vendors', 'matches', 'jackpot', 'wins', 'envelopes'] as const;
export type Patched = (typeof patched)[number];
/** What a message of such a topic has besides its topic. */
type MessageOf<Id extends Patched> = v.InferOutput<(typeof topics)[Id]['message']>;
export type PatchMessage = { [Id in Patched]: { readonly topic: Id } & MessageOf<Id> }[Patched];

/** What a message makes of the answers of an operation. */
export interface Patch {
  /** The id of the operation. */
  readonly id: string;
  /** Returns the answer after the message, the same one where nothing of it has changed. */
  readonly change: (value: unknown, input: unknown) => Change<unknown>;
}

interface Change<Value> {
  readonly value: Value;
  /** The message does not say all that the answer has: it is read again. */
  readonly isPart?: boolean;
  /** Time alone changes the answer, which no message tells: it is read again now and then. */
  readonly ages?: boolean;
  /** Over which time the sites of all players spread that read, in ms. By default as the topic states. */
  readonly spreadMs?: number;
}

/** Over which time sites come back after a maintenance, in ms. */
const returnMs = 20_000;

const patchOf = <Op extends AnyOperation>(
  id: Op['id'],
  change: (value: OutputOf<Op>, input: InputOf<Op>) => Change<OutputOf<Op>>,
): Patch => ({ id, change });

/** The state in which matches were last heard of, by their ids. */
export type SeenMatches = Map<string, unknown>;

/**
 * What a message makes of the answers that the page has. A message is a state: one that is repeated or skipped ends in the
 * same answers as every one in its order.
 * @param seen what was heard of matches before; written to
 */
export function patchesOfMessage(message: PatchMessage, seen: SeenMatches): readonly Patch[] {
  switch (message.topic) {
    case 'status':
      return [
        patchOf<typeof systemStatus>('systemStatus', (value) => {
          const { maintenance, maintenanceStart, maintenanceEnd } = message;
          // The end is read: nobody returns at the same moment as everyone.
          if (value.maintenance && !maintenance) return { value, isPart: true, spreadMs: returnMs };
          return { value: { ...value, maintenance, maintenanceStart, maintenanceEnd } };
        }),
      ];
    case 'vendors':
      return [vendorsPatch(message)];
    case 'jackpot':
      return [jackpotPatch(message)];
    case 'wins':
      return [winsPatch(message)];
    case 'envelopes':
      return [envelopesPatch(message)];
    case 'matches':
      return [matchesPatch(message, seen), betsPatch(message)];
  }
}

/** A vendor that goes into maintenance says in its list for how long. */
const vendorsPatch = ({ inMaintenance }: MessageOf<'vendors'>): Patch =>
  patchOf<typeof gameVendorList>('gameVendorList', (value) => {
    let isPart = false;
    const { lanes } = value.data;
    const changed = mapChanged(lanes, (lane) => {
      const cards = mapChanged(lane.cards, (card) => {
        const maintenance = inMaintenance.includes(card.vassalage);
        if (maintenance === (card.maintenance ?? false)) return card;
        isPart ||= maintenance;
        return { ...card, maintenance, maintenanceEnd: null };
      });
      return cards === lane.cards ? lane : { ...lane, cards };
    });
    return { value: changed === lanes ? value : { data: { ...value.data, lanes: changed } }, isPart };
  });

/** A jackpot that stands still is the same answer: another moment alone is none. */
const jackpotPatch = ({ amount, perSecond, at, lastWin }: MessageOf<'jackpot'>): Patch =>
  patchOf<typeof gameJackpot>('gameJackpot', (value) => {
    const isSame = value.amount === amount && value.perSecond === perSecond && value.lastWin?.at === lastWin?.at;
    return { value: isSame ? value : { amount, perSecond, at, ...(lastWin && { lastWin }) } };
  });

type RankEntry = OutputOf<typeof gameRankList>['list'][number];

/**
 * Puts the new wins on top; a name is on the board once. The names of games are those of the board, or what the message says in
 * its language. The board is read where neither has the game, or where more has been won than a message lists.
 */
const winsPatch = ({ list: wins }: MessageOf<'wins'>): Patch =>
  patchOf<typeof gameRankList>('gameRankList', (value, { gameCategory = 'ALL', language }) => {
    const { list } = value;
    const told = wins.filter(({ vo }) => gameCategory === 'ALL' || vo.gameType === gameCategory);
    const isKnown = (win: RankEntry): boolean => list.some((entry) => isSameWin(entry, win));
    const known = told.findIndex(isKnown);
    const fresh = known === -1 ? told : told.slice(0, known);
    const winners = new Set(fresh.map(({ vo }) => vo.nickname));
    const rest = list.filter(({ vo }) => !winners.has(vo.nickname));
    const follows = told.slice(fresh.length).every((win, at) => rest[at] !== undefined && isSameWin(rest[at], win));
    const named = fresh.flatMap(({ vo: { names = {}, ...win } }) => {
      const game = list.find(({ vo }) => isSameGame(vo, win))?.vo;
      const gameName = game?.gameName ?? names[language];
      return gameName === undefined ? [] : [{ vo: { ...win, gameName, icon: game?.icon ?? win.icon } }];
    });
    if (!follows || named.length < fresh.length || (known === -1 && told.length > 0)) return { value, isPart: true };
    return { value: named.length === 0 ? value : { list: [...named, ...rest].slice(0, list.length) } };
  });

const isSameGame = (one: RankEntry['vo'], other: RankEntry['vo']): boolean =>
  one.vassalage === other.vassalage && one.nodeId === other.nodeId && one.gameCode === other.gameCode;
const isSameWin = ({ vo: one }: RankEntry, { vo: other }: RankEntry): boolean =>
  one.nickname === other.nickname && one.amount === other.amount && isSameGame(one, other);

/** Takes over how many pieces of the rain are left. One that the list does not have is read. */
const envelopesPatch = ({ rain }: MessageOf<'envelopes'>): Patch =>
  patchOf<typeof redEnvelopeList>('redEnvelopeList', (value) => {
    const isAhead = (envelope: (typeof value.list)[number]): boolean =>
      envelope.kind === 'rain' && (envelope.state === 'open' || envelope.state === 'soon');
    const isTold = ({ kind, opensAt, endsAt }: (typeof value.list)[number]): boolean =>
      rain !== null && kind === 'rain' && opensAt === rain.opensAt && endsAt === rain.endsAt;
    const list = mapChanged(value.list, (envelope) => {
      if (!isTold(envelope) || envelope.left === rain?.left) return envelope;
      const state = envelope.state === 'open' && rain?.left === 0 ? 'gone' : envelope.state;
      return { ...envelope, left: rain?.left ?? null, state };
    });
    const isPart = rain === null ? list.some(isAhead) : !list.some(isTold);
    return { value: list === value.list ? value : { list }, isPart };
  });

/**
 * Takes over prices, scores and clocks of the matches of a list; what has ended leaves it. Which list a match is in follows
 * from its state, so a list is read again when that has changed, or was not heard of before.
 */
function matchesPatch({ changes }: MessageOf<'matches'>, seen: SeenMatches): Patch {
  const byId = new Map(changes.map((change) => [change.matchId, change]));
  const isNew = new Set(
    changes.filter(({ matchId, status }) => seen.get(matchId) !== status).map(({ matchId }) => matchId),
  );
  for (const { matchId, status } of changes) seen.set(matchId, status);
  return patchOf<typeof gameMatches>('gameMatches', (value, input) => {
    const listed = new Map(value.list.map(({ matchId, status }) => [matchId, status]));
    const isPart = changes.some((change) => {
      const known = listed.get(change.matchId);
      return known === undefined ? isNew.has(change.matchId) && belongs(change, input) : known !== change.status;
    });
    const list = mapChanged(value.list, (match) => {
      const change = byId.get(match.matchId);
      if (change === undefined || change.status === 'ended') return match;
      const { suspended, odds, markets, score, clock } = change;
      const status = change.status === 'live' ? change.status : match.status;
      return { ...match, status, suspended, odds, markets, score, clock };
    });
    const running = list.filter(({ matchId }) => byId.get(matchId)?.status !== 'ended');
    const next = running.length < list.length ? running : list;
    return { value: next === value.list ? value : { ...value, list: next }, isPart, ages: input.when !== 'live' };
  });
}

/** Whether a list may have a match that it lacks. Which day one is of, no message says. */
function belongs(
  { status, vassalage, sport }: MessageOf<'matches'>['changes'][number],
  { vassalages, sport: ofSport, when }: InputOf<typeof gameMatches>,
): boolean {
  if (status === 'ended' || (when !== undefined && (when === 'live') !== (status === 'live'))) return false;
  const isOfVendor = vassalage === undefined || vassalages.split(',').includes(vassalage);
  return isOfVendor && (sport === undefined || ofSport === undefined || sport === ofSport);
}

/** Takes over scores and clocks for the bets that wait for their result. That of a bet comes as an event. */
function betsPatch({ changes }: MessageOf<'matches'>): Patch {
  const byId = new Map(changes.map((change) => [change.matchId, change]));
  return patchOf<typeof memberBets>('memberBets', (value) => {
    const list = mapChanged(value.list, (bet) => {
      const legs = mapChanged(bet.legs ?? [], (leg) => {
        const change = leg.state === 'waiting' ? byId.get(leg.matchId) : undefined;
        if (change === undefined || change.status === 'ended') return leg;
        return { ...leg, score: change.score, clock: change.clock };
      });
      return bet.legs === undefined || legs === bet.legs ? bet : { ...bet, legs };
    });
    return { value: list === value.list ? value : { ...value, list } };
  });
}

/** `map` that returns the same list where every item is the same. */
function mapChanged<Item>(items: Item[], map: (item: Item) => Item): Item[] {
  const next = items.map(map);
  return next.some((item, at) => item !== items[at]) ? next : items;
}
