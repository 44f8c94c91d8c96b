import type { Fault, FaultPlan } from './faults.ts';
import type { PlatformLanguage } from './messages.ts';
import { decline, succeed } from './respond.ts';

/** The call that a fault befalls. */
export interface FaultyCall {
  /** Lets the platform do what was asked; each time it is called, it is done again. */
  readonly serve: () => Response;
  readonly language: PlatformLanguage;
  readonly plan: FaultPlan;
  readonly signal: AbortSignal;
}

const timesServed = { notApplied: 0, applied: 1, appliedTwice: 2 } as const;

/**
 * The faulty answer. First the world changes as often as the fault's effect says, then the answer goes wrong. A `delay`
 * or `hang` that is `notApplied` does the work after the wait, so that who gives up in time is sure that nothing was
 * done. A broken connection is `Response.error()`; adapters turn it into what their side knows.
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
    case 'refuse':
  }
  return decline(fault.code, call.language);
}

/** Half of the body, then a broken connection. */
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
