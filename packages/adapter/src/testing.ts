import { createAesCipher } from '#api/cipher.ts';
import { type Client, createClient } from '#api/client.ts';
import { sessionLogin } from '#api/session.ts';
import { type Adapter, defineAdapter } from './adapter.ts';
import { amounts } from './amounts.ts';
import { type EdgeOptions, type EdgeReport, createEdge } from './edge.ts';
import { sessions } from './sessions.ts';

/** 32 bytes each, of no other use. */
export const testSecrets = [btoa('a'.repeat(32)), btoa('b'.repeat(32))] as const;

const refused = { to: 'GET /nothing', answer: () => ({ refused: 'unknown' as const }) } as const;

/** A platform with bearer tokens and amounts in satang, of which the site's first operations are mapped. */
const small = defineAdapter({
  name: 'small',
  base: 'https://small.example/v1',
  session: sessions.bearer({
    access: (answer) => answer.access,
    refresh: (answer) => answer.refresh,
    endsInS: (answer) => answer.seconds,
    renew: 'POST /renew',
  }),
  refusal: (answer) =>
    answer?.error === undefined ? null : { refused: answer.error, message: 'so says the platform' },
  operations: {
    sessionLogin: async ({ username, password }, call) => {
      const answer = await call.send('POST /login', { body: { username, password } });
      return { token: await call.open(answer), firstTimeLogin: false, passwordExpired: false };
    },
    sessionLogout: { to: 'POST /logout', answer: () => ({}) },
    walletBalance: { to: 'GET /wallet', answer: ({ satang }) => ({ sumBalance: amounts.baht(satang) }) },
    memberInfo: refused,
    gameMenuList: refused,
    gameVendorList: refused,
    gameList: refused,
    gameLaunch: refused,
  },
});

/** The small platform with further operations, and with other parts. */
export const smallAdapter = (operations: Adapter['operations'] = {}, parts: Partial<Adapter> = {}): Adapter => ({
  ...small,
  ...parts,
  operations: { ...small.operations, ...operations },
});

export type Platform = (call: string, request: Request) => Response | Promise<Response>;

export interface TestEdge {
  readonly client: Client;
  readonly edge: (request: Request) => Promise<Response>;
  /** What was sent to the platform, such as `POST /login`. */
  readonly sent: string[];
  readonly requests: Request[];
  readonly reports: EdgeReport[];
  /** What the site has. */
  readonly site: { token: string | null; renewals: number };
  /** ms since the epoch. */
  readonly clock: { now: number };
  /** Logs in, whatever the platform answers to it. */
  readonly login: () => Promise<boolean>;
  /** Ends the time of all calls. */
  readonly endTime: () => void;
}

/** An edge between the site's own client and a platform that is one function. */
export function createTestEdge(
  adapter: Adapter,
  platform: Platform,
  options: Partial<Pick<EdgeOptions, 'secret'>> = {},
): TestEdge {
  const cipher = async () => createAesCipher({ keyBase64: testSecrets[1] });
  const [sent, requests, reports]: [string[], Request[], EdgeReport[]] = [[], [], []];
  const clock = { now: Date.UTC(2026, 0, 1) };
  const site: TestEdge['site'] = { token: null, renewals: 0 };
  const time = new AbortController();
  const edge = createEdge(adapter, {
    cipher,
    secret: options.secret ?? testSecrets[0],
    now: () => clock.now,
    deadline: () => time.signal,
    report: (report) => reports.push(report),
    async send(url, init) {
      const request = new Request(url, init);
      const call = `${request.method} ${request.url.replace(adapter.base, '')}`;
      sent.push(call);
      requests.push(request);
      return platform(call, request);
    },
  });
  const client = createClient({
    baseUrl: 'https://site.example',
    token: () => site.token,
    language: () => 'TH',
    cipher,
    sleep: async () => {},
    async fetch(url, init) {
      const response = await edge(new Request(url, init));
      const token = response.headers.get('Session-Token');
      if (token !== null) {
        site.token = token;
        site.renewals += 1;
      }
      return response;
    },
  });
  return {
    client,
    edge,
    sent,
    requests,
    reports,
    site,
    clock,
    async login() {
      const answer = await client.call(sessionLogin, { username: 'a', password: 'b', type: 'username' });
      if (answer.ok) site.token = answer.value.token;
      return answer.ok;
    },
    endTime: () => time.abort(new DOMException('the time is over', 'TimeoutError')),
  };
}
