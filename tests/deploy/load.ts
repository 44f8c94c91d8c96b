import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests a URL without following, decoding or keeping anything; rejects when the connection breaks. */
export function ask(
  url: string,
  headers: Readonly<Record<string, string>> = {},
  agent?: Agent,
  method = 'GET',
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request(url, { method, headers, ...(agent && { agent }) }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
      });
    })
      .on('error', reject)
      .end();
  });
}

export interface Load {
  readonly sent: number;
  /** What was not answered with 200, by URL and reason. */
  readonly failures: readonly string[];
  readonly ms: number;
}

/**
 * Asks for URLs in turn over kept connections.
 * @param connections how many connections ask at the same time
 * @param more whether another request is sent, given how many were
 */
export async function load(
  urls: readonly string[],
  connections: number,
  more: (sent: number) => boolean,
  headers: Readonly<Record<string, string>> = {},
): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const failures: string[] = [];
  let sent = 0;
  const started = performance.now();
  const connection = async (): Promise<void> => {
    while (more(sent)) {
      const url = urls[sent % urls.length] ?? '';
      sent += 1;
      try {
        const { status } = await ask(url, headers, agent);
        if (status !== 200) failures.push(`${url}: ${status}`);
      } catch (error) {
        failures.push(`${url}: ${String(error)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return { sent, failures, ms: performance.now() - started };
}
