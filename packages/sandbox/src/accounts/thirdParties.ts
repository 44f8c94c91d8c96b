import { ok } from '#api/errors.ts';
import type { ThirdParty } from '#api/primitives.ts';
import { type Claims, readClaims, signClaims } from '../crypto/signing.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import type { Member } from '../schema/accounts.ts';
import { peopleOf } from '../seed/people.ts';
import { createMember, memberByAccount } from './accounts.ts';
import { isSpent, spendToken } from './spentTokens.ts';

const tokenLifetimeMs = 5 * 60_000;
const purposeOf = (provider: ThirdParty): string => `thirdParty ${provider}`;

/** Issues the id token of a third party for one of its demo people; undefined for an unknown `subject`. */
export function issueIdToken(sandbox: Sandbox, provider: ThirdParty, subject: string): string | undefined {
  const person = peopleOf(provider).find((one) => one.subject === subject);
  return person && signClaims(sandbox, purposeOf(provider), { subject, name: person.name }, tokenLifetimeMs);
}

/**
 * Reads the claims of an id token and uses it up: it opens one session. Refuses with `sign_in_cancelled` when it is forged,
 * expired or used.
 */
export function spendIdToken(sandbox: Sandbox, provider: ThirdParty, idToken: string): Answer<Claims> {
  const claims = readClaims(sandbox, purposeOf(provider), idToken);
  if (typeof claims === 'string' || isSpent(sandbox, idToken)) return refuse('sign_in_cancelled');
  spendToken(sandbox, idToken, tokenLifetimeMs);
  return ok(claims);
}

/** Finds the member that is linked to an account of the third party, or creates one. */
export function memberOfIdentity(
  sandbox: Sandbox,
  provider: ThirdParty,
  { subject = '', name = '' }: Claims,
): { readonly member: Member; readonly isNew: boolean } {
  const key = `${provider}:${subject}`;
  const linked = sandbox.store.get('identities', key);
  const known = linked && sandbox.store.get('members', linked.memberId);
  if (known) return { member: known, isNew: false };
  const member = createMember(sandbox, { account: availableAccount(sandbox, provider + subject), nickname: name });
  sandbox.store.put('identities', key, { provider, subject, memberId: member.id });
  return { member, isNew: true };
}

/** The name itself, or the name with the first number that makes it available. */
function availableAccount(sandbox: Sandbox, name: string): Member['account'] {
  for (let number = 1; ; number += 1) {
    const account = number === 1 ? name : name + String(number);
    if (memberByAccount(sandbox, account) === undefined) return account;
  }
}
