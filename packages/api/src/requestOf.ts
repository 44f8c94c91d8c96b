import * as v from 'valibot';
import type { BodyCipher } from './cipher.ts';
import { type CallOptions, createClient } from './client.ts';
import type { AnyOperation } from './operation.ts';

/** How a call is sent, besides its input. */
export interface RequestOptions extends Pick<CallOptions, 'idempotencyKey' | 'keyIn'> {
  readonly token?: string | null;
  /** @default 'TH' */
  readonly language?: string;
  /** @default one that leaves bodies as they are */
  readonly cipher?: BodyCipher;
}

/** A request, before it is sent. */
export interface BuiltRequest {
  readonly address: string;
  readonly init: RequestInit & { readonly headers: Headers };
}

const plain: BodyCipher = { seal: (text) => text, open: (text) => text };

/** Builds the request that the site's client would send for a call. The input can be one that the contract refuses. Sends nothing. */
export async function requestOf(
  baseUrl: string,
  operation: AnyOperation,
  input: unknown,
  { token = null, language = 'TH', cipher = plain, ...call }: RequestOptions = {},
): Promise<BuiltRequest> {
  let built: BuiltRequest = { address: '', init: { headers: new Headers() } };
  const client = createClient({
    baseUrl,
    token: () => token,
    language: () => language,
    cipher: () => Promise.resolve(cipher),
    fetch(address, init) {
      const url = address instanceof Request ? address.url : address.toString();
      built = { address: url, init: { ...init, headers: new Headers(init?.headers) } };
      return Promise.resolve(Response.json({ success: false, value: null, message: '', code: 'unknown' }));
    },
  });
  const parsed = v.safeParse(operation.input, input);
  await client.call({ ...operation, input: v.unknown() }, parsed.success ? parsed.output : input, call);
  return built;
}
