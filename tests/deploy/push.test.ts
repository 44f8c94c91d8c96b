import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAesCipher } from '#api/cipher.ts';
import { createClient } from '#api/client.ts';
import { sessionLogin, sessionLogout } from '#api/session.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { sandboxCipherKey } from '#sandbox/http/handle.ts';
import { eventsOf } from '#sandbox/testing/eventsOf.ts';
import { valueOf } from '#sandbox/testing/moneyOut.ts';
import { ask } from './load.ts';
import {
  type PushNode,
  type PushStand,
  hasNchan,
  nchanMissing,
  openStream,
  reach,
  startPushStand,
  ticketAt,
} from './pushNode.ts';

/** How many streams come back after a reload and after a crash. */
const clients = 200;

let stand: PushStand;
let nodes: readonly [PushNode, PushNode];
beforeAll(async () => {
  if (!hasNchan) return;
  stand = await startPushStand(2, 2_000);
  nodes = stand.nodes as [PushNode, PushNode];
});
afterAll(() => (stand as PushStand | undefined)?.[Symbol.asyncDispose]());
beforeEach(({ skip }) => skip(!hasNchan, nchanMissing));

const visitor = '127.0.2.1';
const soon = <Value>(read: () => Value) => expect.poll(read, { timeout: 30_000 });

/** A stream with what has come so far. */
async function listen(node: PushNode, token?: string) {
  const { url } = await ticketAt(node, visitor, token);
  const response = await openStream(url, visitor);
  const events: (string | null)[] = [];
  const pings: string[] = [];
  const next = eventsOf(response);
  void (async () => {
    for (let event = await next(); event !== null; event = await next()) {
      // A line of its own that a node ends a stream with is a comment.
      if (event.startsWith('event: ping')) pings.push(event);
      else if (!event.startsWith(':')) events.push(event);
    }
    events.push(null);
  })();
  return { response, events, pings };
}

describe('streams that nginx holds', () => {
  it('begin with the last message of each topic, and get what the platform publishes to all nodes', async () => {
    const streams = [await listen(nodes[0]), await listen(nodes[1])];
    for (const { response, events } of streams) {
      expect([response.status, response.headers.get('Content-Type')]).toEqual([
        200,
        expect.stringMatching(/^text\/event-stream/),
      ]);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(response.headers.has('X-Accel-Redirect')).toBe(false);
      await soon(() => events.join('\n')).toMatch(/data: \{"topic":"status",.*"maintenance":false/);
    }
    await stand.settings({ vendorsInMaintenance: ['PG'] });
    for (const { events } of streams) await soon(() => events.at(-1)).toContain('"inMaintenance":["PG"]');
    // One that opens later, after the message.
    const late = await listen(nodes[1]);
    await soon(() => late.events.join('\n')).toContain('"inMaintenance":["PG"]');
  });

  it('ping as an event with data, which is all that a browser reports', async () => {
    const { pings } = await listen(nodes[0]);
    // The last one comes first. The others are the platform's, every 25 s.
    await soon(() => pings[0]).toMatch(/^data: 1$/m);
  });

  it('are for the origin of the site alone', async () => {
    const open = async (origin: string) =>
      openStream((await ticketAt(nodes[0], visitor)).url, visitor, { Origin: origin });
    const own = await open(nodes[0].origin);
    expect([own.status, own.headers.get('Access-Control-Allow-Origin')]).toEqual([200, nodes[0].origin]);
    expect(own.headers.has('Access-Control-Allow-Credentials')).toBe(false);
    const foreign = await open('https://evil.example');
    expect(foreign.status).toBe(403);
  });

  it('open once for a ticket, with the answer of the platform to another use', async () => {
    const { url } = await ticketAt(nodes[0], visitor);
    expect((await openStream(url, visitor)).status).toBe(200);
    const again = await openStream(url, visitor);
    expect([again.status, await again.json()]).toEqual([403, expect.objectContaining({ code: 'ticket_expired' })]);
  });

  it('cannot be opened, and messages not be published, past the platform', async () => {
    const { origin, publish } = nodes[0];
    const accept = { Accept: 'text/event-stream' };
    expect((await ask(`${origin}/internal/live?ids=status`, accept)).status).toBe(404);
    expect((await ask(`${origin}/publish?id=status`, {}, undefined, 'POST')).status).not.toBe(202);
    // From another address of this machine than that of the platform.
    const stranger = await reach(`${publish}?id=status`, { from: '127.0.0.9', method: 'POST' });
    expect(stranger.status).toBe(403);
  });

  it('end with their session, after they have said so', async () => {
    let token: string | null = null;
    const client = createClient({
      baseUrl: nodes[0].origin,
      token: () => token,
      language: () => 'EN',
      cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
      fetch,
    });
    const login = { type: 'username', username: 'demo', password: demoPassword } as const;
    ({ token } = valueOf(await client.call(sessionLogin, login)));
    const streams = [await listen(nodes[0], token), await listen(nodes[1], token)];
    for (const { events } of streams) await soon(() => events.join('\n')).toContain('"topic":"account"');
    valueOf(await client.call(sessionLogout, {}));
    for (const { events } of streams) {
      await soon(() => events.at(-1)).toBeNull();
      expect(events.at(-2)).toMatch(/"topic":"session",.*"ended":"over"/);
    }
  });
});

/** Over which time they come back, in ms. Tickets say half a minute, for ten thousand: `npm run bench:live` waits it out. */
const waitMs = 1_000;

/** Visitors who listen as the site does: whenever a stream ends, with a new ticket after a random wait. */
function startClients(node: PushNode, count: number) {
  const open = new Set<number>();
  const last = new Map<number, string>();
  const ending = new AbortController();
  const { signal } = ending;
  const one = async (at: number): Promise<void> => {
    const address = `127.1.${Math.floor(at / 250)}.${1 + (at % 250)}`;
    while (!signal.aborted) {
      try {
        const ticket = await ticketAt(node, address);
        const response = await openStream(ticket.url, address);
        if (response.status !== 200) throw new Error(`stream: ${response.status}`);
        const next = eventsOf(response);
        open.add(at);
        for (let event = await next(); event !== null; event = await next()) {
          if (event.includes('"topic":"vendors"')) last.set(at, event);
        }
      } catch {
        // The node is away: as for the site, another try.
      }
      open.delete(at);
      if (!signal.aborted) await new Promise((resolve) => setTimeout(resolve, Math.random() * waitMs));
    }
  };
  const all = Array.from({ length: count }, (_, at) => one(at));
  return {
    open,
    /** How many have this in their last message about vendors. */
    heard: (text: string): number => [...last.values()].filter((event) => event.includes(text)).length,
    async end() {
      ending.abort();
      await Promise.all(all);
    },
  };
}

describe('a node that goes', () => {
  it('has its players back after reloads and a crash, with what was published meanwhile, and no worker fails', async () => {
    const [node, other] = nodes;
    const players = startClients(node, clients);
    await soon(() => players.open.size).toBe(clients);
    for (let reload = 1; reload <= 5; reload += 1) {
      const before = node.pids().slice(1);
      node.reload();
      await soon(() =>
        node
          .pids()
          .slice(1)
          .some((pid) => !before.includes(pid)),
      ).toBe(true);
      await soon(() => players.open.size).toBe(clients);
      await stand.settings({ vendorsInMaintenance: [`R${reload}`] });
      await soon(() => players.heard(`"R${reload}"`)).toBe(clients);
    }
    const elsewhere = await listen(other);
    node.kill();
    await soon(() => players.open.size).toBe(0);
    await stand.settings({ vendorsInMaintenance: ['AWAY'] });
    await soon(() => elsewhere.events.at(-1)).toContain('AWAY');
    await node.start();
    await soon(() => players.open.size).toBe(clients);
    await soon(() => players.heard('AWAY')).toBe(clients);
    for (const { log } of nodes) expect(log()).not.toMatch(/exited on signal (?!9\b)|Assertion/);
    const ended = players.end();
    await node.stop();
    await ended;
  });
});
