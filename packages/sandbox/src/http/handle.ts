import { createAesCipher } from '#api/cipher.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { imageResponse, isImagePath } from '#demo/art/images.ts';
import sandboxDeployment from '../../deployment.json' with { type: 'json' };
import { checkPasskey } from '../accounts/passkeys.ts';
import type { PasskeyVerifier } from '../accounts/passkeyVerifier.ts';
import { fileResponse, filePath } from '../accounts/pictureLinks.ts';
import { practiceVerifier } from '../accounts/practiceKeys.ts';
import type { FaultPlan, FaultTarget } from '../faults.ts';
import { languageOf } from '../language.ts';
import type { Sandbox } from '../sandbox.ts';
import { applyFault } from './applyFault.ts';
import { readCall } from './call.ts';
import { answerDemoService, isDemoServiceCall } from './demoServices.ts';
import { createKeptAnswers, isSteady } from './keptAnswers.ts';
import { bytesOf } from './knownBody.ts';
import { logFault } from './logFault.ts';
import { decline, respondWith } from './respond.ts';
import { serveCall } from './serve.ts';

/** The default key of the body cipher, shared by sandbox and site. */
export const sandboxCipherKey: string = sandboxDeployment.cipherKey;

export interface HandlerOptions {
  readonly cipherKeyBase64?: string;
  readonly faults?: FaultPlan;
  /** Checks passkeys. @default that of stories and tests, which believes what `practiceKey` makes */
  readonly verifier?: PasskeyVerifier;
  /** Called when a handler throws or breaks the contract. Tests throw here; otherwise the caller gets a 500. */
  readonly onFault?: (fault: Error) => void;
}

const routes = new Map(
  Object.values(operations).map(({ id, method, path }): [string, OperationId] => [`${method} ${path}`, id]),
);
const paths = new Set<string>(Object.values(operations).map(({ path }) => path));

/**
 * True for a request to the platform, to one of its images or to a demo service. Includes unknown paths below the
 * platform's prefixes: they are answered with 404, not with the start page.
 */
export function handles(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return (
    /^\/(wps|lgw|lotto)\//.test(pathname) || paths.has(pathname) || isImagePath(pathname) || isDemoServiceCall(request)
  );
}

/**
 * Creates the platform as a function from request to response. It rejects only when `onFault` throws. A broken
 * connection is `Response.error()`.
 */
export function createHandler(sandbox: Sandbox, options: HandlerOptions = {}): (request: Request) => Promise<Response> {
  const { faults, onFault = logFault, verifier = practiceVerifier } = options;
  let opening: ReturnType<typeof createAesCipher> | undefined;
  const cipher = () => (opening ??= createAesCipher({ keyBase64: options.cipherKeyBase64 ?? sandboxCipherKey }));

  const kept = createKeptAnswers(sandbox);

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const language = languageOf(request.headers.get('Accept-Language'));
    const guarded = (target: FaultTarget, respond: () => Response): Response | Promise<Response> => {
      const serve = (): Response => {
        try {
          return respond();
        } catch (cause) {
          onFault(cause instanceof Error ? cause : new Error(String(cause)));
          return decline('internal', language, { status: 500 });
        }
      };
      const fault = faults?.next(target);
      if (!fault || !faults) return serve();
      const operation = target === 'images' || target === 'liveStream' ? null : operations[target];
      return applyFault(fault, { serve, operation, language, plan: faults, signal: request.signal });
    };
    if (isDemoServiceCall(request)) return answerDemoService(sandbox, request);
    if (request.method === 'GET' && pathname.startsWith(filePath)) {
      return guarded('images', () => fileResponse(sandbox, request));
    }
    if (isImagePath(pathname)) return guarded('images', () => imageResponse(sandbox, request.method, pathname));

    const id = routes.get(`${request.method} ${pathname}`);
    if (id === undefined) {
      return paths.has(pathname)
        ? decline('method_not_allowed', language, { status: 405 })
        : decline('not_found', language, { status: 404 });
    }
    if (!isSteady(id)) {
      const call = await readCall(request, operations[id], cipher);
      const passkey = await checkPasskey(sandbox, verifier, call.input?.value);
      return guarded(id, () => serveCall(sandbox, id, call, passkey));
    }
    const key = `${id} ${language} ${search}`;
    const known = kept.get(key);
    if (known !== undefined) return guarded(id, () => respondWith(known));
    const call = await readCall(request, operations[id], cipher);
    return guarded(id, () => {
      const response = serveCall(sandbox, id, call);
      const body = response.status === 200 ? bytesOf(response) : undefined;
      if (body !== undefined) kept.set(key, body);
      return response;
    });
  };
}
