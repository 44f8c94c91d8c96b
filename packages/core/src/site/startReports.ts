/** Where a deployment wants to hear of errors and of views of pages; null for nowhere. */
export interface ReportAddresses {
  readonly errorUrl: string | null;
  readonly viewUrl: string | null;
}

export interface Reports {
  /** Reports that a page was viewed. `path` is without its query, which may name a person. */
  readonly view: (path: string) => void;
  readonly stop: () => void;
}

/** The event with which error boundaries tell of an error that they have caught. */
export const caughtErrorEvent = 'kinnari:error';

/** The most errors that one visit reports: a loop must not flood the receiver. */
const mostErrors = 10;
const longest = { message: 300, stack: 2_000 };

/**
 * Reports errors and views of pages for a player who has agreed to statistics, as JSON without cookies, account or query.
 * A report that is lost is not repeated. The policy of the site must allow the hosts; `deploy:files` does.
 */
export function startReports(
  { errorUrl, viewUrl }: ReportAddresses,
  host: Window & typeof globalThis = window,
): Reports {
  const ended = new AbortController();
  const { signal } = ended;
  const send = (url: string, report: object): void => {
    const body = JSON.stringify({ ...report, language: host.document.documentElement.lang });
    // Without `Content-Type: application/json` it needs no preflight request.
    host.fetch(url, { method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true, body }).catch(() => {});
  };
  let sent = 0;
  const reportError = (error: unknown): void => {
    if (errorUrl === null || (sent += 1) > mostErrors) return;
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    send(errorUrl, {
      kind: 'error',
      path: host.location.pathname,
      message: message.slice(0, longest.message),
      stack: withoutQueries(stack).slice(0, longest.stack),
    });
  };
  host.addEventListener('error', ({ error, message }) => reportError(error ?? message), { signal });
  host.addEventListener('unhandledrejection', ({ reason }) => reportError(reason), { signal });
  host.addEventListener(caughtErrorEvent, (event) => reportError((event as CustomEvent<unknown>).detail), { signal });
  return {
    view: (path) => {
      if (viewUrl !== null) send(viewUrl, { kind: 'view', path });
    },
    stop: () => ended.abort(),
  };
}

const withoutQueries = (text: string): string => text.replaceAll(/\?[^\s:)]*/g, '');
