import type { GivenEnvelopeDays, redEnvelopeGive } from '#api/agentEnvelopes.ts';
import { ok } from '#api/errors.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { dayMs } from '#text/durations.ts';
import { readLines } from '#text/readText.ts';
import { maskAccount } from '../accounts/maskAccount.ts';
import { spendProof } from '../accounts/paymentPasswords.ts';
import type { MemberContext } from '../handler.ts';
import { tellEnvelope, tellGiver, tellGiverOfMany } from '../inbox/agentMessages.ts';
import { isPausedBy } from '../play/pauses.ts';
import { type Answer, refuse } from '../refusal.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import type { GivenEnvelope } from '../schema/envelopes.ts';
import { iso } from '../time.ts';
import { giveEnvelope } from './envelopes.ts';
import { endGiven, givenEnvelopesOf, returnRef, storeGiven } from './givenEnvelopeRows.ts';
import { amountToSatang, balanceOf, envelopesAccount, memberAccount, post, satangToAmount } from './ledger.ts';
import { derivedReference } from './references.ts';
import { checkSum } from './transfers.ts';

/** What an envelope is given with. */
interface AskedEnvelope {
  readonly amount: string;
  readonly proof: string;
  readonly days: GivenEnvelopeDays;
  readonly message?: string | undefined;
}

/**
 * Gives an account a red envelope of the agent who asks (AGT-08), with the proof of the payment password. A refusal has to undo
 * everything, including the use of the proof.
 */
export function makeEnvelope(
  context: MemberContext,
  to: Member,
  asked: AskedEnvelope,
): Answer<WireOutputOf<typeof redEnvelopeGive>> {
  const made = giveEach(context, [to], asked);
  if (!made.ok) return made;
  const [given] = made.value;
  if (given === undefined) throw new Error('no envelope was given');
  tellGiver(context.sandbox, given);
  return ok({ reference: given.reference, ...givenView(context, given) });
}

/** Gives each of some accounts a red envelope with one proof, or none of them: as `makeEnvelope`, which is told once. */
export function makeEnvelopes(context: MemberContext, receivers: readonly Member[], asked: AskedEnvelope) {
  const made = giveEach(context, receivers, asked);
  if (!made.ok) return made;
  const [first] = made.value;
  if (first === undefined) throw new Error('no envelope was given');
  if (made.value.length === 1) tellGiver(context.sandbox, first);
  else tellGiverOfMany(context.sandbox, made.value);
  return ok({
    reference: first.reference,
    references: new Map(made.value.map(({ toId, reference }) => [toId, reference])),
    total: satangToAmount(first.satang * made.value.length),
    ...givenView(context, first),
  });
}

/** Gives envelopes of one sum, all of them or none: a refusal has to undo everything. */
function giveEach(
  { sandbox, member, session }: MemberContext,
  receivers: readonly Member[],
  { amount, proof, days, message = '' }: AskedEnvelope,
): Answer<readonly GivenEnvelope[]> {
  const satang = amountToSatang(amount) ?? 0;
  const checked = checkSum(sandbox, member, satang, receivers.length);
  if (!checked.ok) return checked;
  const spent = spendProof(sandbox, member, session, proof);
  if (!spent.ok) return spent;
  const given: GivenEnvelope[] = [];
  for (const to of receivers) {
    const made = giveFrom(sandbox, member, to, { satang, message: readLines(message), days });
    if (!made.ok) return made;
    given.push(made.value);
  }
  return ok(given);
}

/** An envelope that was just given, with what its agent has afterwards. */
const givenView = ({ sandbox, member }: MemberContext, { at, satang, endsAt }: GivenEnvelope) => ({
  at: iso(at),
  amount: satangToAmount(satang),
  endsAt: iso(endsAt),
  balance: satangToAmount(balanceOf(sandbox, memberAccount(member.id))),
  held: satangToAmount(balanceOf(sandbox, envelopesAccount(member.id))),
});

/**
 * Takes a sum from an agent and gives it in an envelope. Refuses with `insufficient_balance`, and with `account_paused` where this
 * agent has paused the account. The agent is still to be told. Joins the open transaction.
 */
export function giveFrom(
  sandbox: Sandbox,
  from: Member,
  to: Member,
  { satang, message, days }: Pick<GivenEnvelope, 'satang' | 'message'> & { readonly days: GivenEnvelopeDays },
): Answer<GivenEnvelope> {
  if (isPausedBy(sandbox, from.id, to.id)) return refuse('account_paused');
  const at = sandbox.now();
  const count = givenEnvelopesOf(sandbox, from.id).length;
  const reference = derivedReference('E', `${from.id} envelope ${count + 1}`);
  const posted = post(sandbox, {
    kind: 'redEnvelopeGiven',
    ref: `envelope:${reference}`,
    lines: [
      { account: memberAccount(from.id), satang: -satang },
      { account: envelopesAccount(from.id), satang },
    ],
  });
  if (!posted.ok && posted.error.kind === 'overdraft') return refuse('insufficient_balance');
  if (!posted.ok) throw new Error(`envelope ${reference} was not posted (${posted.error.kind})`);
  const given: GivenEnvelope = {
    ...{ reference, fromId: from.id, toId: to.id, satang, message, at },
    ...{ endsAt: at + days * dayMs, ended: null },
  };
  storeGiven(sandbox, given);
  const name = `${from.nickname} (${maskAccount(from.account)})`;
  giveEnvelope(sandbox, to.id, {
    id: reference,
    title: { th: `อั่งเปาจากเอเย่นต์ ${name}`, en: `Red envelope from your agent ${name}` },
    text: { th: message, en: message },
    satang,
    wagerTimes: sandbox.settings.agentEnvelopes.wagerTimes,
    opensAt: at,
    endsAt: given.endsAt,
  });
  tellEnvelope(sandbox, given, name);
  return ok(given);
}

/** Gives back what was not opened in time, once and at its own time, however late it is looked at. Reads those that wait only. */
export function returnEnvelopes(sandbox: Sandbox): void {
  const { store, now } = sandbox;
  const due = Array.from(store.entries('waitingEnvelopes'))
    .filter(([, { endsAt }]) => endsAt <= now())
    .toSorted(([, one], [, other]) => one.endsAt - other.endsAt);
  if (due.length === 0) return;
  store.transaction(() => {
    for (const [reference, { endsAt }] of due) returnOne(sandboxAt(sandbox, endsAt), reference);
  });
}

function returnOne(sandbox: Sandbox, reference: string): void {
  const given = sandbox.store.get('givenEnvelopes', reference);
  if (given === undefined) throw new Error(`there is no envelope ${reference}`);
  const { fromId, satang } = given;
  const posted = post(sandbox, {
    kind: 'redEnvelopeReturned',
    ref: returnRef(reference),
    lines: [
      { account: envelopesAccount(fromId), satang: -satang },
      { account: memberAccount(fromId), satang },
    ],
  });
  if (!posted.ok) throw new Error(`envelope ${reference} was not returned (${posted.error.kind})`);
  tellGiver(sandbox, endGiven(sandbox, given, 'returned'));
}
