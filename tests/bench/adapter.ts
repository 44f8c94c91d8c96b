/** How much CPU the edge of an adapter needs for a call: `npm run bench:adapter`. Nothing is sent. */
import { createEdge } from '#adapter/edge.ts';
import { createSeal } from '#adapter/seal.ts';
import { smallAdapter, testSecrets } from '#adapter/testing.ts';
import { walletBalance } from '#api/member.ts';

const [secret] = testSecrets;
const calls = 10_000;

const answered = async (): Promise<Response> => Response.json({ satang: 100 });
const token = createSeal([secret]).close({ id: 'a', access: 'b'.repeat(64), endsAt: Date.now() * 2 });
const asked = (): Request =>
  new Request(`https://site.example${walletBalance.path}`, { headers: { Authorization: `Bearer ${token}` } });
const edge = createEdge(smallAdapter(), {
  cipher: () => Promise.reject(new Error('a read is not sealed')),
  secret,
  send: answered,
});

async function cpuOf(work: () => Promise<Response>): Promise<number> {
  const run = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) await (await work()).text();
  };
  await run(calls / 5);
  const before = process.cpuUsage();
  await run(calls);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

// What the bench itself makes: the request of the site and the answer of the platform.
const own = await cpuOf(async () => {
  asked();
  return answered();
});
const all = await cpuOf(async () => edge(asked()));
console.log(`a call of a member through the edge: ${Math.round(all - own)} µs of CPU`);
