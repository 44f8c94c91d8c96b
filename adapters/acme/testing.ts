import { createEdge } from '#adapter/edge.ts';
import { createAesCipher } from '#api/cipher.ts';
import { createClient } from '#api/client.ts';
import { sessionLogin } from '#api/session.ts';
import { createAcme } from '#demo/acme/acme.ts';
import { acmePassPhrase } from '#demo/acme/world.ts';
import { adapter } from './adapter.ts';

/** 32 bytes, of no other use. */
const key = btoa('acme'.repeat(8));

type Change = (answer: Response) => Response;

/** The site's own client in front of Acme, with the adapter between them and a clock that stands until it is moved. */
export function createPair({ random = () => 0.999 }: { readonly random?: () => number } = {}) {
  let at = Date.parse('2026-11-21T12:00:00Z');
  const now = () => at;
  const acme = createAcme({ now, random });
  const asked: string[] = [];
  const problems: string[] = [];
  const site = { token: null as string | null, endedSessions: 0 };
  /** What becomes of Acme's next answer, or of all of them, by method and path. */
  const [lost, changed] = [new Map<string, Change>(), new Map<string, Change>()];
  const cipher = async () => createAesCipher({ keyBase64: key });
  const edge = createEdge(adapter, {
    cipher,
    secret: key,
    now,
    report: ({ operation, problem }) => problems.push(`${operation}: ${problem}`),
    async send(url, init) {
      const request = new Request(url, init);
      const call = `${request.method} ${request.url.replace(adapter.base, '').replace(/\?.*/, '')}`;
      asked.push(call);
      const answer = await acme.fetch(request);
      const change = lost.get(call) ?? changed.get(call);
      lost.delete(call);
      return change === undefined ? answer : change(answer);
    },
  });
  const clientIn = (language: string) =>
    createClient({
      baseUrl: 'https://site.example',
      token: () => site.token,
      language: () => language,
      cipher,
      sleep: async () => {},
      onUnauthorized: () => void (site.endedSessions += 1),
      async fetch(url, init) {
        const response = await edge(new Request(url, init));
        site.token = response.headers.get('Session-Token') ?? site.token;
        return response;
      },
    });
  const client = clientIn('TH');
  return {
    ...{ acme, asked, problems, site, client, clientIn },
    later: (ms: number) => void (at += ms),
    /** Acme does what the call says; what arrives of its answer is what `change` makes of it. */
    lose: (call: string, change: Change) => void lost.set(call, change),
    loseAll: (call: string, change: Change) => void changed.set(call, change),
    async logIn(username = 'somchai', password = acmePassPhrase) {
      const answer = await client.call(sessionLogin, { type: 'username', username, password });
      if (answer.ok) site.token = answer.value.token;
      return answer;
    },
  };
}
