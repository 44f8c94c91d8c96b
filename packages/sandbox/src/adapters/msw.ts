import { type RequestHandler, http } from 'msw';
import { createHandler, handles } from '../handle.ts';
import type { World } from '../world.ts';

/** MSW handlers for a world, or for a handler that was made with options. What is not the platform's goes by. */
export function mswHandlers(platform: World | ((request: Request) => Promise<Response>)): RequestHandler[] {
  const handle = typeof platform === 'function' ? platform : createHandler(platform);
  return [
    http.all(
      ({ request }) => handles(request),
      ({ request }) => handle(request),
    ),
  ];
}
