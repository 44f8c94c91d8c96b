import { dayMs, hourMs, minuteMs } from '#text/durations.ts';
import { memberByAccount } from '../accounts/accounts.ts';
import { recordLogin } from '../accounts/logins.ts';
import { openSession } from '../accounts/sessions.ts';
import { type Sandbox, sandboxAt } from '../sandbox.ts';
import type { RecordedLogin } from '../schema/accounts.ts';
import { userAgents } from './userAgents.ts';

interface Visit extends Partial<Pick<RecordedLogin, 'method' | 'outcome'>> {
  readonly agoMs: number;
  readonly device: keyof typeof userAgents;
  readonly ip: string;
  /** How long ago it was last used; absent for a device that has logged out since. */
  readonly seenAgoMs?: number;
}

const home = '203.0.113.24';

/** Oldest first. */
const visits: readonly Visit[] = [
  ...[12, 9, 7, 6, 5, 4].map((days): Visit => ({ agoMs: days * dayMs, device: 'windows', ip: home })),
  { agoMs: 3 * dayMs, device: 'iphone', ip: '192.0.2.61', method: 'sms' },
  { agoMs: 11 * hourMs, device: 'androidTablet', ip: home, seenAgoMs: 5 * hourMs, method: 'thirdParty' },
  { agoMs: 6 * hourMs, device: 'androidPhone', ip: '198.51.100.7', outcome: 'refused' },
  { agoMs: 3 * hourMs, device: 'iphone', ip: '198.51.100.130', seenAgoMs: 12 * minuteMs },
];

/** Logs `demo` in on a phone and a tablet, with a history of logins, one of them refused. Joins the open transaction. */
export function seedDevices(sandbox: Sandbox): void {
  const member = memberByAccount(sandbox, 'demo');
  if (member === undefined) return;
  for (const { agoMs, device, ip, seenAgoMs, method = 'password', outcome = 'accepted' } of visits) {
    const then = sandboxAt(sandbox, sandbox.now() - agoMs);
    const there: Sandbox = { ...then, settings: { ...sandbox.settings, ip } };
    const userAgent = userAgents[device];
    recordLogin({ sandbox: there, userAgent }, member, method, outcome);
    if (seenAgoMs === undefined) continue;
    const session = openSession(there, member, userAgent);
    sandbox.store.put('sessions', session.token, {
      ...session,
      seenAt: sandbox.now() - seenAgoMs,
      activeAt: sandbox.now(),
    });
  }
}
