import * as v from 'valibot';
import type { BodyCipher } from './cipher.ts';
import type { AnyOperation, FileBody } from './operation.ts';

const maxBodyLength = 64 * 1024;
/** Above the limit of uploads, so that a file that is too large gets their refusal. */
const maxFileLength = 8 * 1024 * 1024;
const sealedBody = v.object({ enc: v.string() });
/** What a sealed header carries (LGN-12). */
const randomText = /^[0-9a-f]{32}$/;
const keyed = v.object({ idempotencyKey: v.string() });

/**
 * Reads the input of a call as its receiver: from query, body or file, sealed or not. It is not yet parsed by the contract.
 * Rejects where it cannot be read, is too long, or a sealed header is not what the client sends.
 */
export async function requestInput(
  request: Request,
  operation: AnyOperation,
  cipher: () => Promise<BodyCipher>,
): Promise<unknown> {
  if (operation.sealedHeader !== undefined) {
    const text = (await cipher()).open(request.headers.get(operation.sealedHeader) ?? '');
    // One text in 256 that was sealed with another key has valid padding and opens to random bytes.
    if (!randomText.test(text)) throw new Error('the sealed header is not a random text');
  }
  switch (operation.body) {
    case 'none':
      return {};
    case 'query':
      return Object.fromEntries(new URL(request.url).searchParams);
    case 'form':
      return Object.fromEntries(new URLSearchParams(await readText(request)));
    case 'file':
      return readFile(request);
    case 'json':
      return JSON.parse(await readText(request));
    case 'sealed':
  }
  const { enc } = v.parse(sealedBody, JSON.parse(await readText(request)));
  return JSON.parse((await cipher()).open(enc));
}

/** The idempotency key of a call, from its header or beside the input of a JSON body; null without one. */
export function idempotencyKeyOf({ headers }: Request, { body }: AnyOperation, input: unknown): string | null {
  const read = body === 'json' || body === 'sealed' ? v.safeParse(keyed, input) : null;
  return headers.get('Idempotency-Key') ?? (read?.success === true ? read.output.idempotencyKey : null);
}

/** The token of a call; null without one. */
export const tokenOf = ({ headers }: Request): string | null =>
  /^Bearer (\S+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null;

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
