import * as v from 'valibot';
import type { BodyCipher } from '#api/cipher.ts';
import type { AnyOperation } from '#api/operation.ts';
import { type PlatformLanguage, languageOf } from './messages.ts';

/** A request as the rules see it: read once, so that it can be served more than once. */
export interface Call {
  readonly operation: AnyOperation;
  /** Not parsed by the contract yet; null when the body, or a header that has to be sealed, could not be read. */
  readonly input: { readonly value: unknown } | null;
  readonly token: string | null;
  readonly language: PlatformLanguage;
  readonly idempotencyKey: string | null;
}

const longestBody = 64 * 1024;
const sealedBody = v.object({ enc: v.string() });

/** Reads what a request of this operation carries. Never throws for what the sender did. */
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
    idempotencyKey: request.headers.get('Idempotency-Key') ?? keyInBody(operation, input),
  };
}

const keyed = v.object({ idempotencyKey: v.string() });

/** Beside the input, which the contract reads without it. */
function keyInBody({ body }: AnyOperation, input: Call['input']): string | null {
  const read = body === 'json' || body === 'sealed' ? v.safeParse(keyed, input?.value) : null;
  return read?.success === true ? read.output.idempotencyKey : null;
}

async function readAll(
  request: Request,
  operation: AnyOperation,
  cipher: () => Promise<BodyCipher>,
): Promise<{ value: unknown }> {
  // Throws when the header is missing, or was not sealed with our key.
  if (operation.sealedHeader !== undefined) (await cipher()).open(request.headers.get(operation.sealedHeader) ?? '');
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
    case 'json':
      return { value: JSON.parse(await readText(request)) };
    case 'sealed':
  }
  const { enc } = v.parse(sealedBody, JSON.parse(await readText(request)));
  return { value: JSON.parse((await cipher()).open(enc)) };
}

async function readText(request: Request): Promise<string> {
  const text = await request.text();
  if (text.length > longestBody) throw new RangeError('the body is too long');
  return text;
}
