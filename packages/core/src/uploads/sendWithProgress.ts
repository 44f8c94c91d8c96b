import type { Send } from '#api/client.ts';

/** How long an upload may stand still, in ms, before it fails. On a slow phone the last bytes need some of it to arrive. */
const longestStallMs = 60_000;

/**
 * Sends a request and reports how much of its body has left, from 0 to 1. With XMLHttpRequest, because `fetch` does not tell
 * in any browser. The answer is that of `fetch`, so the client reads it and maps its failures as always.
 */
export const sendWithProgress =
  (onProgress: (share: number) => void): Send =>
  (url, { method = 'GET', headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const abort = (): void => request.abort();
      let stalled: ReturnType<typeof setTimeout> | undefined;
      const moved = (): void => {
        clearTimeout(stalled);
        stalled = setTimeout(abort, longestStallMs);
      };
      request.upload.addEventListener('progress', ({ loaded, total }) => {
        moved();
        if (total > 0) onProgress(loaded / total);
      });
      request.addEventListener('load', () => resolve(responseOf(request)));
      for (const event of ['error', 'abort']) {
        request.addEventListener(event, () => reject(new TypeError('No answer has arrived')));
      }
      request.addEventListener('loadend', () => {
        clearTimeout(stalled);
        signal?.removeEventListener('abort', abort);
      });
      signal?.addEventListener('abort', abort);
      request.open(method, url);
      request.responseType = 'blob';
      new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
      moved();
      request.send(body as XMLHttpRequestBodyInit);
      // Aborted before it was sent: only now does that end it with an event.
      if (signal?.aborted) abort();
    });

function responseOf(request: XMLHttpRequest): Response {
  const { status, response } = request;
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const end = line.indexOf(':');
    if (end > 0) headers.append(line.slice(0, end), line.slice(end + 1).trim());
  }
  // A status without content takes no body.
  return new Response(status === 204 || status === 205 || status === 304 ? null : response, { status, headers });
}
