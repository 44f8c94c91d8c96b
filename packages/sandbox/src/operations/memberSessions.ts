import { ok } from '#api/errors.ts';
import type * as contract from '#api/memberSessions.ts';
import type { otherSessions } from '#api/memberSessions.ts';
import type { WireOutputOf } from '#api/operation.ts';
import { noteChange } from '../accounts/accountChanges.ts';
import { checkCredential } from '../accounts/credentials.ts';
import { deviceOf } from '../accounts/devices.ts';
import { loginsOf } from '../accounts/logins.ts';
import { endSession, sessionIdOf, sessionsOf } from '../accounts/sessions.ts';
import type { Handler, MemberContext } from '../handler.ts';
import { type PlatformLanguage, gameLanguage } from '../language.ts';
import { pageOf } from '../listing/paging.ts';
import { refuse } from '../refusal.ts';
import type { RecordedLogin } from '../schema/accounts.ts';
import { placeOf } from '../seed/places.ts';
import { iso } from '../time.ts';

type Value = WireOutputOf<typeof contract.memberSessions>;

/** Typed by the contract, which this file imports for its types only. */
const others: typeof otherSessions = 'others';

export const memberSessions: Handler<typeof contract.memberSessions> = (context, { language }) =>
  ok(viewOf(context, gameLanguage(language)));

export const memberSessionEnd: Handler<typeof contract.memberSessionEnd> = (context, { id, language, credential }) => {
  const { sandbox, member, session } = context;
  if (id === sessionIdOf(session)) return refuse('operation_not_allowed');
  const proved = checkCredential(sandbox, member, credential);
  if (!proved.ok) return proved;
  const ended = sessionsOf(sandbox, member.id).filter(
    (each) => each.token !== session.token && (id === others || sessionIdOf(each) === id),
  );
  for (const { token } of ended) endSession(sandbox, token, 'closed');
  // What has ended already is not told again.
  if (ended.length > 0) noteChange(sandbox, member, id === others ? 'sessionsEnded' : 'sessionEnded');
  return ok(viewOf(context, gameLanguage(language)));
};

export const memberLogins: Handler<typeof contract.memberLogins> = ({ sandbox, member }, { language, ...page }) => {
  const { items, totalPages } = pageOf(loginsOf(sandbox, member.id), page);
  return ok({ list: items.map((login) => loginView(login, gameLanguage(language))), totalPages });
};

function viewOf({ sandbox, member, session }: MemberContext, language: PlatformLanguage): Value {
  const seenAt = ({ seenAt: seen, createdAt }: { seenAt?: number; createdAt: number }): number => seen ?? createdAt;
  const list = sessionsOf(sandbox, member.id)
    .toSorted((one, other) => seenAt(other) - seenAt(one))
    .map((each) => ({
      id: sessionIdOf(each),
      ...originOf(each.userAgent ?? '', each.ip ?? '', language),
      since: iso(each.createdAt),
      lastSeen: iso(seenAt(each)),
      current: each.token === session.token,
    }));
  const previous = loginsOf(sandbox, member.id).find(
    ({ outcome, at }) => outcome === 'accepted' && at < session.createdAt,
  );
  return {
    list: [...list.filter(({ current }) => current), ...list.filter(({ current }) => !current)],
    previous: previous === undefined ? null : loginView(previous, language),
  };
}

const loginView = (
  { at, userAgent, ip, method, outcome }: RecordedLogin,
  language: PlatformLanguage,
): WireOutputOf<typeof contract.memberLogins>['list'][number] => ({
  at: iso(at),
  ...originOf(userAgent, ip, language),
  method,
  outcome,
});

const originOf = (userAgent: string, ip: string, language: PlatformLanguage) => ({
  ...deviceOf(userAgent),
  place: placeOf(ip)?.[language] ?? '',
  ip,
});
