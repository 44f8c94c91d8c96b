import type * as contract from '#api/alternativeSignIn.ts';
import { ok } from '#api/errors.ts';
import { createMember, giveMoney, memberLanguage } from '../accounts/accounts.ts';
import { checkName, countName } from '../accounts/senders.ts';
import { logIn } from '../accounts/sessions.ts';
import { memberOfIdentity, spendIdToken } from '../accounts/thirdParties.ts';
import { createToken } from '../crypto/token.ts';
import type { Handler } from '../handler.ts';
import { refuse } from '../refusal.ts';

const freePlaySatang = 100_000;

/** LGN-10. Creates an account on the first login and reports it with `firstTimeLogin`. */
export const sessionThirdParty: Handler<typeof contract.sessionThirdParty> = (context, { provider, idToken }) => {
  const { sandbox } = context;
  if (!sandbox.settings.thirdParty.includes(provider)) return refuse('operation_not_allowed');
  const claims = spendIdToken(sandbox, provider, idToken);
  if (!claims.ok) return claims;
  const { member, isNew } = memberOfIdentity(sandbox, provider, claims.value);
  const outcome = logIn(context, member, 'thirdParty');
  return ok(isNew ? { ...outcome, firstTimeLogin: true } : outcome);
};

/** LGN-12. Creates a trial account for each session. It has no password and cannot be logged in to again. */
export const sessionFreePlay: Handler<typeof contract.sessionFreePlay> = (context) => {
  const { sandbox, language } = context;
  if (sandbox.settings.flags['FREEPLAY3'] !== true) return refuse('operation_not_allowed');
  const nickname = language === 'th' ? 'ผู้ทดลองเล่น' : 'Guest';
  const account = `guest${createToken().slice(0, 8)}`;
  const named = checkName(sandbox, account);
  if (!named.ok) return named;
  countName(sandbox, account);
  const member = createMember(sandbox, { account, nickname, type: 4, language: memberLanguage(language) });
  giveMoney(sandbox, member, freePlaySatang);
  return ok(logIn(context, member, 'signUp'));
};
