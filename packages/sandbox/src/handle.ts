import { createAesCipher } from '#api/cipher.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { applyFault } from './applyFault.ts';
import { readCall } from './call.ts';
import type { FaultPlan, FaultTarget } from './faults.ts';
import { imageResponse, isImagePath } from './images.ts';
import { logFault } from './logFault.ts';
import { languageOf } from './messages.ts';
import { decline } from './respond.ts';
import { serveCall } from './serve.ts';
import { answerStandIn, isStandInCall } from './standIns.ts';
import type { World } from './world.ts';

/** The key of the body cipher that this platform and the site agree on, unless a deployment says otherwise. */
export const sandboxCipherKey = 'S2lubmFyaSBzYW5kYm94IGNpcGhlciBrZXkgMDAwMDE=';

export interface HandlerOptions {
  readonly cipherKeyBase64?: string;
  readonly faults?: FaultPlan;
  /** Told when a rule threw or answered against the contract; tests throw here. The caller sees a 500 either way. */
  readonly onFault?: (fault: Error) => void;
}

const routes = new Map(
  Object.values(operations).map(({ id, method, path }): [string, OperationId] => [`${method} ${path}`, id]),
);
const paths = new Set<string>(Object.values(operations).map(({ path }) => path));

/** Is this address the platform's, or that of a server that it plays besides? Unknown ones below its prefixes are too: they answer 404, never the start page. */
export function handles(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return (
    /^\/(wps|lgw|lotto)\//.test(pathname) || paths.has(pathname) || isImagePath(pathname) || isStandInCall(request)
  );
}

/**
 * The platform as a function: give it a request, get its answer. It rejects only when `onFault` throws; a broken
 * connection is `Response.error()`.
 */
export function createHandler(world: World, options: HandlerOptions = {}): (request: Request) => Promise<Response> {
  const { faults, onFault = logFault } = options;
  let opening: ReturnType<typeof createAesCipher> | undefined;
  const cipher = () => (opening ??= createAesCipher({ keyBase64: options.cipherKeyBase64 ?? sandboxCipherKey }));

  return async (request) => {
    const { pathname } = new URL(request.url);
    const language = languageOf(request.headers.get('Accept-Language'));
    const guarded = (target: FaultTarget, rule: () => Response): Response | Promise<Response> => {
      const serve = (): Response => {
        try {
          return rule();
        } catch (cause) {
          onFault(cause instanceof Error ? cause : new Error(String(cause)));
          return decline('internal', language, { status: 500 });
        }
      };
      const fault = faults?.next(target);
      return fault && faults ? applyFault(fault, { serve, language, plan: faults, signal: request.signal }) : serve();
    };
    if (isStandInCall(request)) return answerStandIn(world, request);
    if (isImagePath(pathname)) return guarded('images', () => imageResponse(world, request.method, pathname));

    const id = routes.get(`${request.method} ${pathname}`);
    if (id === undefined) {
      return paths.has(pathname)
        ? decline('method_not_allowed', language, { status: 405 })
        : decline('not_found', language, { status: 404 });
    }
    const call = await readCall(request, operations[id], cipher);
    return guarded(id, () => serveCall(world, id, call));
  };
}
