import * as v from 'valibot';
import { envelope } from '#api/envelope.ts';
import type { AnyOperation } from '#api/operation.ts';
import type { Fault, FaultPlan } from '../faults.ts';
import type { PlatformLanguage } from '../language.ts';
import { addOddEntries } from './oddEntries.ts';
import { decline, succeed } from './respond.ts';

/** A call that a fault applies to. */
export interface FaultyCall {
  /** Serves the call. Each invocation takes effect again. */
  readonly serve: () => Response;
  /** Null for an image and for a stream. */
  readonly operation: AnyOperation | null;
  readonly language: PlatformLanguage;
  readonly plan: FaultPlan;
  readonly signal: AbortSignal;
}

const timesServed = { notApplied: 0, applied: 1, appliedTwice: 2 } as const;

/**
 * Answers a call with a fault. Serves the call first, as often as the fault's effect says, and then spoils the answer. A
 * `delay` or `hang` that is `notApplied` serves the call after the wait, so that a caller that gives up in time can be
 * sure that nothing happened. A broken connection is `Response.error()`, which the adapters translate.
 */
export async function applyFault({ fault, effect = 'notApplied' }: Fault, call: FaultyCall): Promise<Response> {
  let answer: Response | null = null;
  for (let times = timesServed[effect]; times > 0; times -= 1) answer = call.serve();
  switch (fault.kind) {
    case 'delay':
    case 'hang': {
      const end = await call.plan.wait(fault.kind === 'delay' ? fault.ms : null, call.signal);
      return end === 'aborted' ? Response.error() : (answer ?? call.serve());
    }
    case 'network':
      return Response.error();
    case 'status': {
      const { status, retryAfterS } = fault;
      const headers = retryAfterS === undefined ? undefined : { 'Retry-After': String(retryAfterS) };
      return decline('unknown', call.language, { status, ...(headers && { headers }) });
    }
    case 'truncate':
      return truncated(answer ?? succeed({ cut: 'short' }));
    case 'malformed':
      return succeed(fault.value);
    case 'oddEntries':
      return withOddEntries(answer ?? call.serve(), call.operation);
    case 'cut':
    case 'garbage':
    case 'silence':
      // The stream itself is spoiled.
      return answer ?? call.serve();
    case 'refuse':
  }
  return decline(fault.code, call.language);
}

/** Changes the value of a success; a refusal stays as it is. */
async function withOddEntries(served: Response, operation: AnyOperation | null): Promise<Response> {
  if (operation === null) return served;
  const read = v.safeParse(envelope, await served.clone().json());
  return read.success && read.output.success ? succeed(addOddEntries(operation.output, read.output.value)) : served;
}

/** Sends half of the body and breaks the connection. */
async function truncated(whole: Response): Promise<Response> {
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    },
    pull(controller) {
      controller.error(new TypeError('the connection broke'));
    },
  });
  return new Response(body, { status: whole.status, headers: whole.headers });
}
