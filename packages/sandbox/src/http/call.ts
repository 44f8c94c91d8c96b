import type { BodyCipher } from '#api/cipher.ts';
import type { AnyOperation } from '#api/operation.ts';
import { idempotencyKeyOf, requestInput, tokenOf } from '#api/requestInput.ts';
import { type PlatformLanguage, languageOf } from '../language.ts';

/** The content of a request, read once so that it can be served more than once. */
export interface Call {
  readonly operation: AnyOperation;
  /** Not yet parsed by the contract. Null when the body or a sealed header could not be read. */
  readonly input: { readonly value: unknown } | null;
  readonly token: string | null;
  readonly language: PlatformLanguage;
  readonly userAgent: string;
  readonly idempotencyKey: string | null;
  /** Of this server, as the client names it. */
  readonly origin: string;
  /** See `forwardedAddress`. */
  readonly address: string | null;
}

/** The client's address, as the nearest proxy wrote it into `X-Forwarded-For`; null without a proxy. */
export const forwardedAddress = ({ headers }: Request): string | null =>
  headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim() ?? null;

/** The origin of the client's page: this server's, behind a proxy with the scheme that the proxy was called by. */
function originOf({ url, headers }: Request): string {
  const { protocol, host } = new URL(url);
  return headers.get('X-Forwarded-Proto') === 'https' ? `https://${host}` : `${protocol}//${host}`;
}

/** Reads a request of this operation. Never throws for an invalid request. */
export async function readCall(
  request: Request,
  operation: AnyOperation,
  cipher: () => Promise<BodyCipher>,
): Promise<Call> {
  const input = await requestInput(request, operation, cipher).then(
    (value) => ({ value }),
    () => null,
  );
  return {
    operation,
    input,
    token: tokenOf(request),
    language: languageOf(request.headers.get('Accept-Language')),
    userAgent: request.headers.get('User-Agent') ?? '',
    idempotencyKey: idempotencyKeyOf(request, operation, input?.value),
    origin: originOf(request),
    address: forwardedAddress(request),
  };
}
