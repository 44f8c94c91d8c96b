import { type Acme, type AcmeOptions, acmeBase, createAcme } from './acme.ts';
import { acmePassPhrase } from './world.ts';

interface Answered {
  readonly status: number;
  readonly headers: Headers;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read what they know
  readonly json: any;
}

/** Acme with a clock that stands until it is moved, and a browser that keeps its cookie. */
export function createVisit(options: Omit<AcmeOptions, 'now'> = {}) {
  let at = Date.parse('2026-11-21T12:00:00Z');
  const acme: Acme = createAcme({ now: () => at, ...options });
  let cookie = '';
  let csrf = '';
  const call = async (to: string, body?: object, headers: HeadersInit = {}): Promise<Answered> => {
    const [method = '', path = ''] = to.split(' ');
    const request = new Request(`https://acme.test${path.startsWith('/sandbox') ? '' : acmeBase}${path}`, {
      method,
      headers: { 'Accept-Language': 'en', Cookie: cookie, 'X-Csrf': csrf, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    });
    const response = await acme.fetch(request);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    csrf = response.headers.get('X-Csrf') ?? csrf;
    const text = await response.text();
    return { status: response.status, headers: response.headers, json: text === '' ? null : JSON.parse(text) };
  };
  return {
    acme,
    call,
    later: (ms: number) => void (at += ms),
    logIn: (name: string, passPhrase = acmePassPhrase) =>
      call('POST /sessions', { user_name: name, pass_phrase: passPhrase }),
  };
}
