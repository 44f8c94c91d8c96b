import { effectPolicies } from '#api/operation.ts';
import { operations } from '#api/operations.ts';
import { corsProblems } from '../lib/cors.ts';
import { oldTlsOf } from '../lib/oldTls.ts';
import type { Findings } from './findings.ts';
import type { Platform, Reply } from './platform.ts';

const group = 'Transport';

/** Above this, a body that is not compressed costs the player more than the platform. */
const worthCompressing = 4_096;

/** Judges the headers of answers, what a browser on the site's origin may send, and TLS. */
export async function judgeTransport(
  platform: Platform,
  findings: Findings,
  answered: readonly Reply[],
): Promise<void> {
  const secure = platform.base.startsWith('https:');
  let open = 0;
  for (const { id, role, headers } of answered) {
    const header = (name: string, isRight: (value: string) => boolean, expected: string): void => {
      const value = headers.get(name) ?? '';
      if (!isRight(value)) findings.differs(group, id, name, expected, value === '' ? 'no header' : value);
    };
    const ofMember = role !== 'visitor';
    const isPublic = (value: string): boolean => /\bpublic\b/.test(value) && /\bmax-age=\d/.test(value);
    const kept = ofMember ? 'no-store' : 'no-store, or public with max-age';
    header('Content-Type', (value) => /^application\/json\b/.test(value), 'application/json');
    header('Cache-Control', (value) => /\bno-store\b/.test(value) || (!ofMember && isPublic(value)), kept);
    header('X-Content-Type-Options', (value) => value === 'nosniff', 'nosniff');
    if (secure) header('Strict-Transport-Security', (value) => /max-age=[1-9]/.test(value), 'max-age');
    if (!ofMember && !isPublic(headers.get('Cache-Control') ?? '')) open += 1;
  }
  if (open > 0) findings.note(`${open} public answers cannot be kept by a CDN: they lack public, max-age`);
  const [longest] = answered.toSorted((one, other) => other.length - one.length);
  if (longest && longest.length > worthCompressing && !longest.headers.has('Content-Encoding'))
    findings.differs(group, longest.id, 'Content-Encoding', 'gzip or br', `${longest.length} letters as they are`);
  const old = secure ? await oldTlsOf(platform.base) : null;
  if (old !== null) findings.differs(group, 'systemStatus', 'TLS', 'version 1.2 or 1.3 only', old);
  if (platform.site === platform.base)
    return findings.note('CORS is not asked for: the site is on the same origin, or --site is missing');
  const status = answered.find(({ id }) => id === 'systemStatus');
  if (!status) return;
  const idempotency = await idempotencyOf(platform);
  const problems = await corsProblems(
    platform.base,
    platform.site,
    { answer: status.headers, idempotency },
    async (address, init) => {
      await platform.pace();
      return platform.fetch(address, init);
    },
  );
  for (const { id, header } of problems)
    findings.differs(group, id, header, `allowed for ${platform.site}`, 'not allowed');
}

/** How the platform recognises a repeated movement of money. As the site does until it knows better: by a header. */
export async function idempotencyOf(platform: Platform): Promise<'header' | 'body' | 'none'> {
  const site = await platform.valueOf(
    'systemPermission',
    { url: new URL(platform.site).host, language: 'TH' },
    'visitor',
  );
  return site === null ? 'header' : (site.policy?.idempotency ?? 'none');
}

/** How far the platform's clock may be from the time that its server states, in ms. */
const clockTolerance = 2_000;

/** The time that calls of an effect have taken, in ms. */
export interface Latency {
  readonly effect: string;
  readonly calls: number;
  readonly p50: number;
  readonly p95: number;
}

/** Compares the platform's clock with that of its server, and the time of all calls with their deadlines. */
export function judgeTime({ replies }: Platform, findings: Findings): readonly Latency[] {
  const status = replies.find(({ id, succeeded }) => id === 'systemStatus' && succeeded);
  const told = Date.parse(String((status?.value as { readonly serverTime?: unknown } | undefined)?.serverTime));
  const stated = Date.parse(status?.headers.get('Date') ?? '') || Date.now();
  if (Math.abs(told - stated) > clockTolerance) {
    const got = `${Math.round((told - stated) / 1_000)} s away`;
    findings.differs('Clock and latency', 'systemStatus', 'serverTime', 'the time of the header Date, within 2 s', got);
  }
  return Object.entries(effectPolicies).flatMap(([effect, { deadlineMs }]) => {
    const calls = replies
      .filter(({ id }) => operations[id].effect === effect)
      .toSorted((one, other) => one.ms - other.ms);
    const at = (share: number) => calls[Math.ceil(calls.length * share) - 1];
    const [middle, slow] = [at(0.5), at(0.95)];
    if (!middle || !slow) return [];
    if (slow.ms > deadlineMs)
      findings.differs('Clock and latency', slow.id, 'time', `${deadlineMs} ms at most`, `${Math.round(slow.ms)} ms`);
    return [{ effect, calls: calls.length, p50: Math.round(middle.ms), p95: Math.round(slow.ms) }];
  });
}
