import { type RequestHandler, http } from 'msw';
import { createHandler, handles } from '../http/handle.ts';
import type { Sandbox } from '../sandbox.ts';

/** MSW handlers for a sandbox, or for the result of `createHandler`. Other requests pass through. */
export function mswHandlers(platform: Sandbox | ((request: Request) => Promise<Response>)): RequestHandler[] {
  const handle = typeof platform === 'function' ? platform : createHandler(platform);
  return [
    http.all(
      ({ request }) => handles(request),
      ({ request }) => handle(request),
    ),
  ];
}
