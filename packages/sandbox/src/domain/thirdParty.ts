import type * as contract from '#api/account.ts';
import { ok } from '#api/errors.ts';
import type { ThirdParty } from '#api/system.ts';
import { refuse } from '../refusal.ts';
import type { Member } from '../rows.ts';
import { peopleOf } from '../seed/people.ts';
import { readClaims, signClaims } from '../signing.ts';
import type { World } from '../world.ts';
import { createMember, memberByAccount } from './accounts.ts';
import { enter } from './entering.ts';
import type { Handler } from './handler.ts';

const tokenLivesMs = 5 * 60_000;

/** What the provider says of one of its invented people; undefined when it knows nobody of that name. */
export function issueIdToken(world: World, provider: ThirdParty, subject: string): string | undefined {
  const person = peopleOf(provider).find((one) => one.subject === subject);
  return person && signClaims(world, `thirdParty ${provider}`, { subject, name: person.name }, tokenLivesMs);
}

/** LGN-10. Who is new gets an account, and hears of it once. */
export const sessionThirdParty: Handler<typeof contract.sessionThirdParty> = ({ world }, { provider, idToken }) => {
  if (!world.settings.thirdParty.includes(provider)) return refuse('operation_not_allowed');
  const claims = readClaims(world, `thirdParty ${provider}`, idToken);
  if (typeof claims === 'string') return refuse('sign_in_cancelled');
  const { subject = '', name = '' } = claims;
  const key = `${provider}:${subject}`;
  const known = world.store.get('identities', key);
  const member = known && world.store.get('members', known.memberId);
  if (member) return ok(enter(world, member));
  const fresh = createMember(world, { account: freeAccount(world, provider + subject), nickname: name });
  world.store.put('identities', key, { provider, subject, memberId: fresh.id });
  return ok({ ...enter(world, fresh), firstTimeLogin: true });
};

/** The name, or with the first number behind it that nobody has yet. */
function freeAccount(world: World, name: string): Member['account'] {
  for (let number = 1; ; number += 1) {
    const account = number === 1 ? name : name + String(number);
    if (memberByAccount(world, account) === undefined) return account;
  }
}
