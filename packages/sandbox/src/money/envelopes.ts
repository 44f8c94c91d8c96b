import type { RedEnvelopeState } from '#api/envelopes.ts';
import { ok } from '#api/errors.ts';
import { minuteMs } from '#text/durations.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { Envelope, EnvelopeOpening } from '../schema/envelopes.ts';
import { iso, startOfThaiDay, thaiDate, thaiDay } from '../time.ts';
import { crowdOf, sharesOf } from './envelopeShares.ts';
import { endGiven } from './givenEnvelopeRows.ts';
import { envelopesAccount, memberAccount, outsideAccount, post } from './ledger.ts';
import { derivedReference } from './references.ts';
import { openTurnover } from './turnover.ts';

/** What a personal envelope needs. */
export type NewEnvelope = Pick<Envelope, 'id' | 'title' | 'text' | 'opensAt' | 'endsAt'> & {
  readonly satang: number;
  readonly wagerTimes?: number;
};

/** Gives one member an envelope, once. `id` is unique. Joins the open transaction. */
export function giveEnvelope(sandbox: Sandbox, memberId: string, given: NewEnvelope): void {
  const { satang, wagerTimes = 0, ...rest } = given;
  if (sandbox.store.get('envelopes', given.id) !== undefined) return;
  const single = { kind: 'personal', potSatang: satang, minSatang: satang, pieces: 1, crowd: 0 } as const;
  sandbox.store.put('envelopes', given.id, { ...rest, ...single, wagerTimes });
  remember(sandbox, memberId, given.id);
}

/** The rains of the day before, today and the next day, oldest first. One that was opened stays as it was then. */
function rainsNow({ settings, store, now }: Sandbox): readonly Envelope[] {
  const today = thaiDay(now());
  return [today - 1, today, today + 1].flatMap((day) =>
    settings.envelopes.rains.map(({ minuteOfDay, minutes, ...rain }): Envelope => {
      const opensAt = startOfThaiDay(day) + minuteOfDay * minuteMs;
      const time = `${Math.floor(minuteOfDay / 60)}${String(minuteOfDay % 60).padStart(2, '0')}`;
      const id = `rain-${thaiDate(opensAt)}-${time.padStart(4, '0')}`;
      const words = { kind: 'rain', title: rainTitle, text: rainText } as const;
      return store.get('envelopes', id) ?? { ...rain, ...words, id, opensAt, endsAt: opensAt + minutes * minuteMs };
    }),
  );
}

const rainTitle = { th: 'ฝนอั่งเปา', en: 'Red envelope rain' };
const rainText = { th: 'เปิดได้คนละหนึ่งซอง จนกว่าจะหมด', en: 'One envelope each, while they last.' };

/** A piece that was taken, by a member or by the crowd. */
export interface Piece {
  /** Null for the crowd. */
  readonly memberId: string | null;
  /** Of the crowd, not masked. Null for a member. */
  readonly nickname: string | null;
  readonly at: number;
  readonly satang: number;
}

/** The pieces taken so far, oldest first. At the same moment the crowd comes first, so that a piece never changes hands. */
export function piecesOf(sandbox: Sandbox, envelope: Envelope): readonly Piece[] {
  const own = sandbox.store.get('envelopeOpenings', envelope.id)?.openings ?? [];
  const crowd = crowdOf(sandbox, envelope).filter(({ at }) => at <= sandbox.now());
  const shares = sharesOf(sandbox, envelope);
  return [
    ...crowd.map(({ at, nickname }) => ({ at, nickname, memberId: null })),
    ...own.map(({ at, memberId }) => ({ at, memberId, nickname: null })),
  ]
    .toSorted((one, other) => one.at - other.at)
    .slice(0, envelope.pieces)
    .map((piece, index) => ({ ...piece, satang: shares[index] ?? 0 }));
}

/** An envelope as one member sees it now. */
export interface EnvelopeNow {
  readonly envelope: Envelope;
  readonly state: RedEnvelopeState;
  readonly left: number;
  /** The member's own opening; null until then. */
  readonly opening: EnvelopeOpening | null;
}

/** The envelope with an id, for a member who may see it; null for none. */
export function envelopeFor(sandbox: Sandbox, memberId: string, id: string): EnvelopeNow | null {
  return envelopesOf(sandbox, memberId).find(({ envelope }) => envelope.id === id) ?? null;
}

const order: Readonly<Record<RedEnvelopeState, number>> = { open: 0, soon: 1, opened: 2, missed: 2, gone: 2 };

/** A member's envelopes: what can be opened, the next rain, then what is over, newest first. */
export function envelopesOf(sandbox: Sandbox, memberId: string): readonly EnvelopeNow[] {
  const { store } = sandbox;
  const own = (store.get('memberEnvelopes', memberId)?.ids ?? []).flatMap((id) => store.get('envelopes', id) ?? []);
  const known = new Set(own.map(({ id }) => id));
  const rains = rainsNow(sandbox).filter(({ id }) => !known.has(id));
  const all = [...own, ...rains].map((envelope) => stateOf(sandbox, memberId, envelope));
  const next = all.find(({ envelope, state }) => envelope.kind === 'rain' && state === 'soon');
  return all
    .filter((each) => each.state !== 'soon' || each.envelope.kind === 'personal' || each === next)
    .toSorted(
      (one, other) =>
        order[one.state] - order[other.state] ||
        (order[one.state] < 2 ? one.envelope.endsAt - other.envelope.endsAt : endOf(other) - endOf(one)),
    );
}

const endOf = ({ opening, envelope }: EnvelopeNow): number => opening?.at ?? envelope.endsAt;

function stateOf(sandbox: Sandbox, memberId: string, envelope: Envelope): EnvelopeNow {
  const openings = sandbox.store.get('envelopeOpenings', envelope.id)?.openings ?? [];
  const opening = openings.find((each) => each.memberId === memberId) ?? null;
  const left = envelope.pieces - piecesOf(sandbox, envelope).length;
  const now = sandbox.now();
  const over = now >= envelope.endsAt ? 'missed' : left === 0 ? 'gone' : 'open';
  const state = opening !== null ? 'opened' : now < envelope.opensAt ? 'soon' : over;
  return { envelope, state, left, opening };
}

/**
 * Opens an envelope for a member, once: credits the next piece, which the operator pays or an agent has given, and opens
 * what it binds. Refuses one that is unknown, over or empty with `reward_gone`, before its time with
 * `reward_not_open`, and one that the member has opened with `reward_taken`. Joins the open transaction.
 */
export function openEnvelope(sandbox: Sandbox, { id: memberId }: Pick<Member, 'id'>, id: string): Answer<EnvelopeNow> {
  const found = envelopeFor(sandbox, memberId, id);
  if (found === null) return refuse('reward_gone');
  const { envelope, state, left } = found;
  if (state === 'opened') return refuse('reward_taken');
  if (state === 'soon') return refuse('reward_not_open', { detail: { from: iso(envelope.opensAt) } });
  if (state !== 'open') return refuse('reward_gone', { detail: { status: state } });
  const given = sandbox.store.get('givenEnvelopes', id);
  const reference = given?.reference ?? derivedReference('E', `${memberId} ${id}`);
  const satang = sharesOf(sandbox, envelope)[envelope.pieces - left] ?? 0;
  const credited = post(sandbox, {
    ...(given === undefined
      ? { kind: 'redEnvelope', ref: `envelope:${reference}` }
      : { kind: 'redEnvelopeReceived', ref: `envelope:${reference}:arrived` }),
    lines: [
      { account: given === undefined ? outsideAccount : envelopesAccount(given.fromId), satang: -satang },
      { account: memberAccount(memberId), satang },
    ],
  });
  if (!credited.ok) throw new Error(`envelope ${reference} was not posted (${credited.error.kind})`);
  if (given !== undefined) endGiven(sandbox, given, 'opened');
  const { title: name, wagerTimes } = envelope;
  openTurnover(sandbox, { memberId, source: 'redEnvelope', reference, name, requiredSatang: satang * wagerTimes });
  const { store } = sandbox;
  const opening: EnvelopeOpening = { memberId, at: sandbox.now(), satang, reference };
  const { openings = [] } = store.get('envelopeOpenings', id) ?? {};
  store.put('envelopeOpenings', id, { id, openings: [...openings, opening] });
  store.put('envelopes', id, envelope);
  remember(sandbox, memberId, id);
  return ok({ envelope, state: 'opened', left: left - 1, opening });
}

function remember({ store }: Sandbox, memberId: string, id: string): void {
  const { ids = [] } = store.get('memberEnvelopes', memberId) ?? {};
  if (!ids.includes(id)) store.put('memberEnvelopes', memberId, { memberId, ids: [id, ...ids] });
}
