const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/**
 * Responds with bytes that an adapter can send without reading them from the response's stream. Whoever responds with the
 * same array again saves the adapter from compressing it again.
 */
export function respondWithBytes(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(body, init);
  bodies.set(response, body);
  return response;
}

/** The bytes of a response of `respondWithBytes`; undefined for any other. */
export const bytesOf = (response: Response): Uint8Array<ArrayBuffer> | undefined => bodies.get(response);
