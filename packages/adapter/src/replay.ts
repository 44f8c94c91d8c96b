import * as v from 'valibot';
import { envelope } from '#api/envelope.ts';
import { type OperationId, operationDocs, operations } from '#api/operations.ts';
import { requestOf } from '#api/requestOf.ts';
import type { Adapter, Target } from './adapter.ts';
import { createEdge } from './edge.ts';
import { createSeal } from './seal.ts';

/** What the other platform has answered once, written down without anything personal. */
export interface Recording {
  /** The operation of the contract that it belongs to. */
  readonly operation: OperationId;
  /** Of the operation. @default the example of the contract */
  readonly input?: unknown;
  /** The calls of the other platform in their order, with their answers. */
  readonly calls: readonly {
    readonly call: Target;
    /** @default 200 */
    readonly status?: number;
    readonly headers?: Readonly<Record<string, string>>;
    /** JSON. @default an empty body */
    readonly body?: unknown;
  }[];
  /** The code of the refusal that the operation is to end in. @default it succeeds */
  readonly refused?: string;
}

/** A secret of no other use. */
const secret = btoa('replays nothing but recordings..');
/** What the site would have sealed is written as it is. */
const plain = { seal: (text: string) => text, open: (text: string) => text };

/**
 * Plays a recording to an adapter and answers what is wrong: calls that differ, an answer that breaks the contract, another
 * outcome. Nothing is sent.
 */
export async function replay(adapter: Adapter, { operation: id, ...recording }: Recording): Promise<readonly string[]> {
  const operation = operations[id];
  const problems: string[] = [];
  const expected = [...recording.calls];
  const edge = createEdge(adapter, {
    cipher: () => Promise.resolve(plain),
    secret,
    report: ({ problem, text, cause }) => problems.push(`${problem}: ${cause instanceof Error ? cause.message : text}`),
    send: (url, { method }) => {
      const sent = `${method} ${url.replace(adapter.base, '')}`;
      const next = expected.shift();
      if (next?.call !== sent) problems.push(`${sent} was sent in place of ${next?.call ?? 'nothing'}`);
      const { status = 200, headers = {}, body } = next ?? {};
      return Promise.resolve(new Response(body === undefined ? null : JSON.stringify(body), { status, headers }));
    },
  });
  const token = createSeal([secret]).close({ id: 'recorded', access: 'recorded', csrf: 'recorded' });
  const { input = operationDocs[id].example } = recording;
  const { address, init } = await requestOf('https://site.example', operation, input, { token });
  const read = v.safeParse(envelope, await (await edge(new Request(address, init))).json());
  problems.push(...expected.map(({ call }) => `${call} was not sent`));
  const outcome = !read.success ? 'no envelope' : read.output.success ? 'success' : String(read.output.code);
  const wanted = recording.refused ?? 'success';
  if (outcome !== wanted) problems.push(`${operation.id} ends in ${outcome}, and not in ${wanted}`);
  return problems;
}
