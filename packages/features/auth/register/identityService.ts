import * as v from 'valibot';
import { type RefusalCode, type Result, fail, ok } from '#api/errors.ts';
import { type IdentityErrorCode, identityErrors } from '#api/identity.ts';
import { notEmpty } from '#api/primitives.ts';
import type { IdentityService } from '../sms/identityService.ts';

const refusal = v.object({ error: v.object({ code: v.string() }) });
const confirmed = v.object({ idToken: v.pipe(v.string(), notEmpty) });

/** Time limit of each request, in ms. */
const deadlineMs = 20_000;

/**
 * Client of a deployment's identity service: `POST {url}/send {phone}` and `POST {url}/verify {phone, code}`. Refusals
 * use the codes of ERR-01. Never retries: a second message costs money and invalidates the first code.
 */
export function createIdentityService(url: string, send: typeof fetch = (...args) => fetch(...args)): IdentityService {
  async function ask<Value>(
    path: string,
    body: object,
    read: v.GenericSchema<unknown, Value>,
    signal?: AbortSignal,
  ): Promise<Result<Value>> {
    try {
      const deadline = AbortSignal.timeout(deadlineMs);
      const response = await send(`${url}/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
        credentials: 'omit',
        signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
      });
      if (response.status >= 500) {
        return fail({ kind: 'unavailable', status: response.status, outcomeUnknown: true });
      }
      const answer: unknown = await response.json();
      const refused = v.safeParse(refusal, answer);
      if (refused.success) return fail(refusedWith(codeOf(refused.output.error.code)));
      const parsed = v.safeParse(read, answer);
      return parsed.success ? ok(parsed.output) : fail(refusedWith('unknown'));
    } catch {
      return fail(signal?.aborted ? { kind: 'cancelled' } : { kind: 'network', outcomeUnknown: true });
    }
  }
  return {
    send: (phone) => ask('send', { phone }, v.unknown()),
    confirm: (phone, code, signal) => ask('verify', { phone, code }, confirmed, signal),
  };
}

const codeOf = (code: string): RefusalCode =>
  code in identityErrors ? identityErrors[code as IdentityErrorCode] : 'unknown';

const refusedWith = (code: RefusalCode) => ({ kind: 'refused', code, message: '', detail: {} }) as const;
