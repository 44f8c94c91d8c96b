import type { Sandbox } from '../sandbox.ts';
import type { GivenEnvelope } from '../schema/envelopes.ts';

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
