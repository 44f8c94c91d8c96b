import { type RefusalCode, ok } from '#api/errors.ts';
import type { ParsedInputOf } from '#api/operation.ts';
import type * as contract from '#api/session.ts';
import { digestPassword } from '../password.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { Member, Session } from '../rows.ts';
import { createToken } from '../token.ts';
import type { World } from '../world.ts';
import { issueCaptcha, spendCaptcha } from './captcha.ts';
import type { Handler } from './handler.ts';
import { issueChallenge, spendProof } from './humanCheck.ts';
import { countFailure, failuresOf, forgetFailures } from './loginFailures.ts';

const sessionLivesMs = 12 * 60 * 60_000;

export const humanCheckChallenge: Handler<typeof contract.humanCheckChallenge> = ({ world }) => {
  const { challenge, zeroBits } = issueChallenge(world);
  return ok({ challenge, zeroBits });
};

export const captchaImage: Handler<typeof contract.captchaImage> = ({ world }) => ok(issueCaptcha(world));

/**
 * LGN-04, LGN-07: human check, lock, captcha, then name and password. An unknown name is treated like a known one. What
 * was used up on the way stays used up, and failures stay counted, although the sign-in is refused.
 */
export const sessionLogin: Handler<typeof contract.sessionLogin> = ({ world }, input) => {
  // Sign-in by SMS is a switch of the operator (MOBILEVERCODELOGIN3); nobody has been sent a code here.
  if (input.type === 'sms') return refuse('credentials_incorrect');
  if (world.settings.humanCheck === 'work' && !(input.humanCheck && spendProof(world, input.humanCheck))) {
    return refuse('human_check_failed', { keepsWrites: true });
  }
  const account = input.username.toLowerCase();
  const checked = checkCredentials(world, account, input);
  if (!checked.ok) return checked;
  forgetFailures(world, account);
  const { firstTimeLogin, passwordExpired } = checked.value;
  return ok({ token: openSession(world, checked.value).token, firstTimeLogin, passwordExpired });
};

/** LGN-13. What was launched in this session ends with it. */
export const sessionLogout: Handler<typeof contract.sessionLogout> = ({ world, session }) => {
  world.store.remove('sessions', session.token);
  return ok(null);
};

function checkCredentials(
  world: World,
  account: string,
  { password, captcha }: ParsedInputOf<typeof contract.sessionLogin>,
): Answer<Member> {
  const { captchaAfterFailures } = world.settings;
  const { count, locked } = failuresOf(world, account);
  const failed = (code: RefusalCode, failures: number): Answer<never> =>
    refuse(code, { keepsWrites: true, detail: { captcha: failures >= captchaAfterFailures } });

  if (locked) return failed('account_locked', count);
  if (count >= captchaAfterFailures) {
    if (captcha === undefined || captcha.trim() === '') return failed('captcha_required', count);
    if (!spendCaptcha(world, captcha)) return failed('captcha_incorrect', count);
  }
  const member = memberByAccount(world, account);
  if (member?.passwordDigest !== digestPassword(account, password)) {
    return failed('credentials_incorrect', countFailure(world, account));
  }
  return ok(member);
}

export function memberByAccount(world: World, account: string): Member | undefined {
  for (const [, member] of world.store.entries('members')) if (member.account === account) return member;
  return undefined;
}

export function openSession(world: World, member: Member): Session {
  const now = world.now();
  for (const [token, { expiresAt }] of [...world.store.entries('sessions')]) {
    if (expiresAt <= now) world.store.remove('sessions', token);
  }
  const session: Session = {
    token: createToken(),
    memberId: member.id,
    createdAt: now,
    expiresAt: now + sessionLivesMs,
  };
  world.store.put('sessions', session.token, session);
  return session;
}
