import { fileUpload } from '#api/uploads.ts';

/** The longest body that the server reads, in bytes. */
export const maxBodyBytes = 1024 * 1024;
/** The longest body of an upload. Above CON-02's limit, so that a picture that is too large gets the platform's refusal. */
export const maxFileBytes = 8 * 1024 * 1024;

/**
 * Reads the body of a request into memory and returns the request with it. Stops after the limit, whatever
 * `Content-Length` says, and returns null; the caller must close the connection, because the rest is still arriving.
 */
export async function readBody(request: Request): Promise<Request | null> {
  const limit = new URL(request.url).pathname === fileUpload.path ? maxFileBytes : maxBodyBytes;
  if (Number(request.headers.get('Content-Length')) > limit) return null;
  const body = await readAtMost(request.body, limit);
  if (body === null) return null;
  const { url, method, headers, signal } = request;
  return new Request(url, { method, headers, signal, body });
}

async function readAtMost(
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const reader = stream?.getReader();
  for (let read = await reader?.read(); read?.done === false; read = await reader?.read()) {
    length += read.value.byteLength;
    // Not cancelled: that would destroy the socket before the response is sent.
    if (length > limit) return null;
    parts.push(read.value);
  }
  return new Uint8Array(Buffer.concat(parts));
}
