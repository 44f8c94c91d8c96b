import { ok } from '#api/errors.ts';
import type { PasskeyAnswer } from '#api/passkeys.ts';
import { hourMs } from '#text/durations.ts';
import type { MemberContext } from '../handler.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Passkey } from '../schema/accounts.ts';
import { iso } from '../time.ts';
import { checkedOf, spendPasskeyTicket, usablePasskeysOf, usePasskey } from './passkeys.ts';
import { type FactorAnswers, checkFactors } from './paymentPasswords.ts';

/** Whether the operator lets passkeys stand for what money operations ask for. */
const isOffered = ({ settings }: Sandbox): boolean => settings.policy.passkeys === 'loginAndMoney';

/** From when on a key confirms money, in ms; null for one that does. */
export function moneyFromOf(
  { settings, now }: Sandbox,
  { createdAt, moneyFrom = createdAt + settings.moneyOut.restHours * hourMs }: Passkey,
): number | null {
  return moneyFrom > now() ? moneyFrom : null;
}

/** The keys of a member that confirm money now. When all of them are too new, the refusal says until when. */
export function moneyPasskeysOf(sandbox: Sandbox, memberId: string): Answer<readonly Passkey[]> {
  if (!isOffered(sandbox)) return refuse('operation_not_allowed');
  const keys = usablePasskeysOf(sandbox, memberId);
  const ready = keys.filter((key) => moneyFromOf(sandbox, key) === null);
  if (ready.length > 0) return ok(ready);
  const from = keys.flatMap((key) => moneyFromOf(sandbox, key) ?? []);
  return from.length === 0
    ? refuse('passkey_unknown')
    : refuse('passkey_waits', { detail: waiting(Math.min(...from)) });
}

/** Checks what money operations ask for: a passkey, or the factors of the operator. Joins the open transaction. */
export function checkMoney(
  context: MemberContext,
  { passkey, ...answers }: FactorAnswers & { readonly passkey?: PasskeyAnswer | undefined },
): Answer<null> {
  const { sandbox, member } = context;
  return passkey === undefined ? checkFactors(sandbox, member, answers) : checkMoneyPasskey(context, passkey);
}

/** A key is two factors and cannot be guessed, so it stands for all of them, also while the payment password is locked. */
function checkMoneyPasskey(
  { sandbox, member, session, passkey }: MemberContext,
  { ticket }: PasskeyAnswer,
): Answer<null> {
  if (!isOffered(sandbox)) return refuse('operation_not_allowed');
  const spent = spendPasskeyTicket(sandbox, 'money', ticket, session);
  if (!spent.ok) return spent;
  const checked = checkedOf(passkey);
  if (!checked.ok) return checked;
  const key = sandbox.store.get('passkeys', checked.value.id);
  if (key?.memberId !== member.id) {
    return refuse('passkey_unknown', { keepsWrites: true, detail: { id: checked.value.id } });
  }
  const from = moneyFromOf(sandbox, key);
  if (from !== null) return refuse('passkey_waits', { keepsWrites: true, detail: waiting(from) });
  const used = usePasskey(sandbox, checked.value);
  return used.ok ? ok(null) : used;
}

const waiting = (from: number) => ({ until: iso(from) });
