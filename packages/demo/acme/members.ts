import { hourMs, minuteMs } from '#text/durations.ts';
import { type Call, type Routes, daysOf, noSession, own, pageOf, refusal, textOf, thaiTime } from './http.ts';

const accessMs = minuteMs;
const idleMs = hourMs / 2;
const mostFailures = 5;

/** Opens a session, or the next one of a login: an `HttpOnly` cookie, and the text that every change has to repeat. */
function open({ world: { now, sessions } }: Call, memberId: string, login: string, status: number): Response {
  const at = now();
  const [sid, csrf] = [crypto.randomUUID(), crypto.randomUUID()];
  sessions.set(sid, { memberId, csrf, login, accessUntil: at + accessMs, renewUntil: at + idleMs });
  const cookie = `sid=${sid}; Path=/; Max-Age=${accessMs / 1000}; HttpOnly; Secure; SameSite=Strict`;
  const body = { member_id: memberId, access_seconds: accessMs / 1000 };
  return Response.json(body, { status, headers: { 'Set-Cookie': cookie, 'X-Csrf': csrf } });
}

function logIn(call: Call): Response {
  const [name, passPhrase] = [textOf(call, 'user_name').toLowerCase(), textOf(call, 'pass_phrase')];
  const wrong = () => refusal(422, 'login_failed', 'ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง', 'User name or password is wrong');
  const member = call.world.members.find(({ userName }) => userName === name);
  if (member === undefined) throw wrong();
  const now = call.world.now();
  const [first = now, ...more] = member.failedLogins.filter((at) => at > now - 10 * minuteMs);
  if (more.length + 1 >= mostFailures) {
    // When it can be tried again is told as a date.
    const headers = { 'Retry-After': new Date(first + 10 * minuteMs).toUTCString(), Date: new Date(now).toUTCString() };
    throw refusal(429, 'slow_down', 'ลองบ่อยเกินไป กรุณารอสักครู่', 'Too many attempts. Please wait', undefined, headers);
  }
  if (member.passPhrase !== passPhrase) {
    member.failedLogins = [...member.failedLogins, now];
    throw wrong();
  }
  member.failedLogins = [];
  return open(call, member.id, crypto.randomUUID(), 201);
}

/** A session can be renewed when its access is over, too. */
function renew(call: Call): Response {
  const session = call.world.sessions.get(call.sid);
  if (session === undefined || call.world.now() >= session.renewUntil) throw noSession();
  return open(call, session.memberId, session.login, 200);
}

/** Ends the login: its session, and all that it was renewed to. */
function logOut({ world: { sessions }, sid, member }: Call): void {
  member();
  const ended = sessions.get(sid)?.login;
  for (const [id, { login }] of sessions) if (login === ended) sessions.delete(id);
}

/** The movements of the asked days, newest first, with what came and went in all of them. */
function movements(call: Call) {
  const { id } = call.member();
  const isAsked = daysOf(call);
  const rows = call.world.ledger.of(id).filter(({ at }) => isAsked(at));
  const isIn = ({ to }: (typeof rows)[number]): boolean => to === `member:${id}`;
  const sumOf = (list: typeof rows): number => list.reduce((sum, { satang }) => sum + satang, 0);
  const page = pageOf(call, rows.toReversed(), (row) => {
    const { at, kind, reference, satang, balance } = row;
    return { at: thaiTime(at), kind, reference, satang: isIn(row) ? satang : -satang, balance_satang: balance };
  });
  const [came, went] = [rows.filter(isIn), rows.filter((row) => !isIn(row))];
  return { ...page, in_satang: sumOf(came), out_satang: sumOf(went) };
}

/** Sessions, and who is signed in. */
export const memberRoutes: Routes = {
  'POST /sessions': logIn,
  'POST /sessions/renew': renew,
  'DELETE /sessions/current': logOut,
  'GET /me'({ member }) {
    const { id, userName, displayName } = member();
    return { id, user_name: userName, display_name: displayName };
  },
  'PATCH /me': (call) => ({ id: call.member().id, lang: textOf(call, 'lang') }),
  'GET /me/balance': (call) => ({
    playable_satang: call.world.ledger.balance(`member:${call.member().id}`),
    on_its_way_satang: own(call, call.world.payouts).reduce(
      (sum, { state, satang }) => sum + (state === 'queued' ? satang : 0),
      0,
    ),
  }),
  'GET /me/movements': movements,
};
