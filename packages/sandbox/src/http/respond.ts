import type { Envelope } from '#api/envelope.ts';
import type { PlatformLanguage } from '../language.ts';
import { messages } from '../texts/messages.ts';
import { respondWithBytes } from './knownBody.ts';

/** Responds with a value in the envelope of API-01. */
export function succeed(value: unknown): Response {
  return envelopeResponse({ success: true, value, message: null, code: null });
}

export interface DeclineOptions {
  /** @default 200 */
  readonly status?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Responds with a refusal in the envelope, with its message in the requested language. */
export function decline(
  code: keyof typeof messages,
  language: PlatformLanguage,
  { status = 200, detail, headers }: DeclineOptions = {},
): Response {
  const minutes = Math.ceil(Number(detail?.['retryAfterS'] ?? 0) / 60);
  const message = messages[code][language].replace('{minutes}', String(minutes));
  const body = { success: false, value: detail ?? null, message, code };
  return envelopeResponse(body, status, headers);
}

function envelopeResponse(body: Envelope, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return respondWith(new TextEncoder().encode(JSON.stringify(body)), status, headers);
}

/** Responds with the bytes of an envelope. */
export const respondWith = (
  body: Uint8Array<ArrayBuffer>,
  status = 200,
  headers: Readonly<Record<string, string>> = {},
): Response => respondWithBytes(body, { status, headers: { ...envelopeHeaders, ...headers } });

const envelopeHeaders = {
  'Content-Type': 'application/json',
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;
