import type { GivenEnvelopeState, redEnvelopeGivenList } from '#api/agentEnvelopes.ts';
import type { WireOutputOf } from '#api/operation.ts';
import type { Sandbox } from '../sandbox.ts';
import type { GivenEnvelope } from '../schema/envelopes.ts';
import { iso } from '../time.ts';
import { memberAccount, satangToAmount } from './ledger.ts';

/** The red envelopes that an agent has given, newest first. */
export const givenEnvelopesOf = ({ store }: Sandbox, memberId: string): readonly GivenEnvelope[] =>
  (store.get('memberGivenEnvelopes', memberId)?.references ?? []).flatMap(
    (each) => store.get('givenEnvelopes', each) ?? [],
  );

/** Stores a red envelope that was given, and lists its end. Joins the open transaction. */
export function storeGiven({ store }: Sandbox, given: GivenEnvelope): void {
  const { reference, fromId, endsAt } = given;
  const references = store.get('memberGivenEnvelopes', fromId)?.references ?? [];
  store.put('givenEnvelopes', reference, given);
  store.put('memberGivenEnvelopes', fromId, { memberId: fromId, references: [reference, ...references] });
  store.put('waitingEnvelopes', reference, { endsAt });
}

/** Notes what became of a red envelope, and returns it. Joins the open transaction. */
export function endGiven(
  { store, now }: Sandbox,
  given: GivenEnvelope,
  state: NonNullable<GivenEnvelope['ended']>['state'],
): GivenEnvelope {
  const after = { ...given, ended: { state, at: now() } };
  store.put('givenEnvelopes', given.reference, after);
  store.remove('waitingEnvelopes', given.reference);
  return after;
}

/** The reference of the posting that brings an envelope back: in time, or when the player gives it up. */
export const returnRef = (reference: string): string => `envelope:${reference}:returned`;

export const givenState = ({ ended }: GivenEnvelope): GivenEnvelopeState => ended?.state ?? 'waiting';

/** What came back of an envelope, by the journal; null while nothing has. */
function backOf({ store }: Sandbox, { reference, fromId }: GivenEnvelope): { satang: number; at: number } | null {
  const posting = store.get('postings', returnRef(reference));
  const line = posting?.lines.find(({ account }) => account === memberAccount(fromId));
  return posting === undefined || line === undefined ? null : { satang: line.satang, at: posting.at };
}

/** An envelope for the agent who has given it. */
export function givenRow(
  sandbox: Sandbox,
  given: GivenEnvelope,
): WireOutputOf<typeof redEnvelopeGivenList>['list'][number] {
  const { reference, toId, satang, message, at, endsAt, ended } = given;
  const { account = '', nickname = '' } = sandbox.store.get('members', toId) ?? {};
  const back = backOf(sandbox, given);
  return {
    ...{ reference, id: toId, account, nickname, amount: satangToAmount(satang), message },
    ...{ at: iso(at), endsAt: iso(endsAt), state: givenState(given) },
    endedAt: ended === null ? null : iso(ended.at),
    back: back && { amount: satangToAmount(back.satang), at: iso(back.at) },
  };
}

/** How some envelopes stand: what waits, what players have kept, and what came back are what was given. */
export function givenTotals(sandbox: Sandbox, list: readonly GivenEnvelope[]) {
  const sums = { given: 0, waiting: 0, opened: 0, back: 0 };
  for (const given of list) {
    const back = backOf(sandbox, given)?.satang ?? 0;
    sums.given += given.satang;
    sums.back += back;
    sums[given.ended === null ? 'waiting' : 'opened'] += given.satang - back;
  }
  const { given, waiting, opened, back } = sums;
  return {
    count: list.length,
    given: satangToAmount(given),
    waiting: satangToAmount(waiting),
    opened: satangToAmount(opened),
    back: satangToAmount(back),
  };
}
