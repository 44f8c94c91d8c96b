import type { LoginOutcomeValue } from '#api/session.ts';
import type { Member, Session } from '../rows.ts';
import { createToken } from '../token.ts';
import type { World } from '../world.ts';
import { forgetFailures } from './loginFailures.ts';

const sessionLivesMs = 12 * 60 * 60_000;

/** Where every way in ends (ENT-01): failures are forgotten, and a session opens. */
export function enter(world: World, member: Member): LoginOutcomeValue {
  forgetFailures(world, member.account);
  const { firstTimeLogin, passwordExpired } = member;
  return { token: openSession(world, member).token, firstTimeLogin, passwordExpired };
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
