import type { CallContext } from '../handler.ts';
import { tellLogin } from '../inbox/accountMessages.ts';
import type { Sandbox } from '../sandbox.ts';
import type { RecordedLogin } from '../schema/accounts.ts';
import type { Member } from '../schema/accounts.ts';

export type LoginMethod = RecordedLogin['method'];

/** What is known of a caller. */
export type Caller = Pick<CallContext, 'sandbox' | 'userAgent'>;

/** How many logins of each outcome are kept, so that refused attempts do not push out the accepted ones. */
const mostPerOutcome = 50;

/** SEC-01: records a login of a member, or a refused attempt. A new device is told to the member. Joins the open transaction. */
export function recordLogin(
  { sandbox, userAgent }: Caller,
  { id }: Pick<Member, 'id'>,
  method: LoginMethod,
  outcome: RecordedLogin['outcome'],
): void {
  const { ip } = sandbox.settings;
  const login: RecordedLogin = { at: sandbox.now(), userAgent, ip, method, outcome };
  const earlier = loginsOf(sandbox, id);
  if (outcome === 'accepted') tellLogin(sandbox, id, login, earlier);
  const all = [login, ...earlier];
  const logins = (['accepted', 'refused'] as const).flatMap((kept) =>
    all.filter((each) => each.outcome === kept).slice(0, mostPerOutcome),
  );
  const newestFirst = logins.toSorted((one, other) => other.at - one.at);
  sandbox.store.put('memberLogins', id, { memberId: id, logins: newestFirst });
}

/** The latest logins of a member, newest first. */
export const loginsOf = ({ store }: Sandbox, memberId: string): readonly RecordedLogin[] =>
  store.get('memberLogins', memberId)?.logins ?? [];
