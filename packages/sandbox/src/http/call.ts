import * as v from 'valibot';
import type { BodyCipher } from '#api/cipher.ts';
import type { AnyOperation, FileBody } from '#api/operation.ts';
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

const maxBodyLength = 64 * 1024;
/** Above the limit of uploads, so that a file that is too large gets their refusal. */
const maxFileLength = 8 * 1024 * 1024;
const sealedBody = v.object({ enc: v.string() });
/** What a sealed header carries (LGN-12). */
const randomText = /^[0-9a-f]{32}$/;

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
  const input = await readAll(request, operation, cipher).catch(() => null);
  return {
    operation,
    input,
    token: /^Bearer (\S+)$/.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null,
    language: languageOf(request.headers.get('Accept-Language')),
    userAgent: request.headers.get('User-Agent') ?? '',
    idempotencyKey: request.headers.get('Idempotency-Key') ?? keyInBody(operation, input),
    origin: originOf(request),
    address: forwardedAddress(request),
  };
}

const keyed = v.object({ idempotencyKey: v.string() });

/** The idempotency key beside the input in a JSON body. The contract's schema ignores it. */
function keyInBody({ body }: AnyOperation, input: Call['input']): string | null {
  const read = body === 'json' || body === 'sealed' ? v.safeParse(keyed, input?.value) : null;
  return read?.success === true ? read.output.idempotencyKey : null;
}

async function readAll(
  request: Request,
  operation: AnyOperation,
  cipher: () => Promise<BodyCipher>,
): Promise<{ value: unknown }> {
  if (operation.sealedHeader !== undefined) {
    const text = (await cipher()).open(request.headers.get(operation.sealedHeader) ?? '');
    // One text in 256 that was sealed with another key has valid padding and opens to random bytes.
    if (!randomText.test(text)) throw new Error('the sealed header is not a random text');
  }
  return readInput(request, operation, cipher);
}

async function readInput(
  request: Request,
  operation: AnyOperation,
  cipher: () => Promise<BodyCipher>,
): Promise<{ value: unknown }> {
  switch (operation.body) {
    case 'none':
      return { value: {} };
    case 'query':
      return { value: Object.fromEntries(new URL(request.url).searchParams) };
    case 'form':
      return { value: Object.fromEntries(new URLSearchParams(await readText(request))) };
    case 'file':
      return { value: await readFile(request) };
    case 'json':
      return { value: JSON.parse(await readText(request)) };
    case 'sealed':
  }
  const { enc } = v.parse(sealedBody, JSON.parse(await readText(request)));
  return { value: JSON.parse((await cipher()).open(enc)) };
}

async function readFile(request: Request): Promise<FileBody> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.length > maxFileLength) throw new RangeError('the file is too long');
  const type = request.headers.get('Content-Type') ?? '';
  return { name: decodeURIComponent(request.headers.get('X-File-Name') ?? ''), type, bytes };
}

async function readText(request: Request): Promise<string> {
  const text = await request.text();
  if (text.length > maxBodyLength) throw new RangeError('the body is too long');
  return text;
}
