import type { IncomingMessage } from 'node:http';
import { pathToFileURL } from 'node:url';

/** The adapter of a release, which answers the platform's calls. */
export interface Edge {
  readonly answer: (request: Request) => Promise<Response>;
  readonly owns: (pathname: string) => boolean;
}

/** What `adapter.js` exports; see `bundleAdapter`. */
interface Bundle {
  readonly createAnswer: (options: object) => Edge['answer'];
  readonly isPlatformPath: Edge['owns'];
}
interface Problem {
  readonly operation: string;
  readonly problem: string;
  readonly text: string;
  readonly cause?: unknown;
}

/** @param secrets the one that seals, and with a comma behind it the one that is being replaced */
export async function loadEdge(file: string, cipherKey: string, secrets: string | undefined): Promise<Edge> {
  if (secrets === undefined || secrets === '')
    throw new Error('ADAPTER_SECRET is missing: 32 bytes in base64, such as openssl rand -base64 32 writes');
  const { createAnswer, isPlatformPath } = (await import(pathToFileURL(file).href)) as Bundle;
  const answer = createAnswer({
    cipherKey,
    secret: secrets.split(',').map((secret) => secret.trim()),
    // Causes may quote an answer of the platform, and with it a person: their kind is enough.
    report: ({ operation, problem, text, cause }: Problem) =>
      console.error(JSON.stringify({ operation, problem, text, ...(cause instanceof Error && { cause: cause.name }) })),
  });
  return { answer, owns: isPlatformPath };
}

/** More than any call of the contract has: a picture of 8 MB. */
const longestBody = 10 * 1024 * 1024;

/** A call as a request, with the player's address. null: its body is too long. */
export async function readCall(
  incoming: IncomingMessage,
  url: URL,
  address: string | undefined,
): Promise<Request | null> {
  const { method = 'GET' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value);
  if (address !== undefined) headers.set('X-Forwarded-For', address);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of incoming as AsyncIterable<Uint8Array>) {
    length += part.length;
    if (length > longestBody) return null;
    parts.push(part);
  }
  return new Request(url, { method, headers, ...(length > 0 && { body: Buffer.concat(parts) }) });
}
