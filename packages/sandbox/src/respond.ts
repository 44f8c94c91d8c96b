import type { Envelope } from '#api/envelope.ts';
import type { RefusalCode } from '#api/errors.ts';
import { type PlatformLanguage, type ProtocolCode, messages } from './messages.ts';

/** The envelope of API-01 around a value. */
export function succeed(value: unknown): Response {
  return envelopeResponse({ success: true, value, message: null, code: null });
}

export interface RefusalMore {
  readonly status?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The envelope around a refusal, with words in the language asked for. */
export function decline(
  code: RefusalCode | ProtocolCode,
  language: PlatformLanguage,
  { status = 200, detail, headers }: RefusalMore = {},
): Response {
  const body = { success: false, value: detail ?? null, message: messages[code][language], code };
  return envelopeResponse(body, status, headers);
}

function envelopeResponse(body: Envelope, status = 200, headers: Readonly<Record<string, string>> = {}): Response {
  return Response.json(body, {
    status,
    headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', ...headers },
  });
}
