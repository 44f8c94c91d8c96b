/**
 * Measures the sandbox. In memory: one page of ten thousand games by filter, each list and page of a member with a hundred
 * thousand movements, and all reports of an agent with ten thousand accounts in the team, from request to response text, in
 * processor time; fails when a median exceeds 20 ms. As a server, over fifty connections: lists beside bare Node that sends
 * the same bytes, and the memory over two minutes of pages, assets and logins each, where the site is built.
 *
 * Rates are answers per second of the server's CPU time, taken in turns: what else runs on the machine hardly changes them.
 * The spread of their times is that of the machine as well: what bare Node has here is the least that can be asked for.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createAesCipher } from '#api/cipher.ts';
import { createClient } from '#api/client.ts';
import { gameList, gameListDocs, gameVendorList } from '#api/games.ts';
import { humanCheckChallenge } from '#api/humanCheck.ts';
import { sessionLogin } from '#api/session.ts';
import { solveChallenge } from '#sandbox/accounts/humanChecks.ts';
import { demoPassword } from '#sandbox/accounts/password.ts';
import { sandboxCipherKey } from '#sandbox/http/handle.ts';
import { measureGameList, measureRecord } from '#sandbox/testing/bench.ts';
import { measureTeam } from '#sandbox/testing/teamBench.ts';
import { type LoadFigures, type Served, fetchBytes, load, startBare, startSandbox } from './served.ts';

const mostMs = 20;
/** The least share of bare Node's rate. */
const leastShare = 0.25;
/** The most that the 99th percentile is of the median, or what bare Node has, if that is more. */
const mostSpread = 2;
/** How much two runs of the same server differ. */
const sameSpread = 1.1;
/** The most that the memory in use grows from one minute to the next, and the least that the process holds, in MiB. */
const mostGrowth = { inUse: 3, resident: 10 } as const;

const failed: string[] = [];
const mark = (name: string, isOver: boolean): string => {
  if (isOver) failed.push(name);
  return isOver ? '  OVER' : '';
};

/** The ms of processor time that this process has used. */
const clock = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const figures = [...(await measureGameList(clock)), ...(await measureRecord(clock)), ...(await measureTeam(clock))];
console.log(`query, ms of the CPU        median     p95   (median at most ${mostMs})`);
for (const { query, medianMs, p95Ms } of figures) {
  const over = mark(query, medianMs > mostMs);
  console.log(`  ${query.padEnd(22)}${medianMs.toFixed(2).padStart(10)}${p95Ms.toFixed(2).padStart(8)}${over}`);
}

/** Repeats a list in order, without an end. */
function inTurn(paths: readonly string[]): () => string {
  let at = 0;
  return () => paths[at++ % paths.length] ?? '/';
}

const asked = (pageNo: number): string =>
  `${gameList.path}?${new URLSearchParams({
    ...Object.fromEntries(Object.entries(gameListDocs.example).map(([name, value]) => [name, String(value)])),
    pageNo: String(pageNo),
  }).toString()}`;
const lists = {
  'a page of games': [asked(1)],
  'forty pages of games': Array.from({ length: 40 }, (_, at) => asked(at + 1)),
  'all vendors': [`${gameVendorList.path}?language=TH`],
} as const;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const spread = ({ medianMs, p99Ms }: LoadFigures): number => p99Ms / medianMs;
const rounds = 5;
const roundMs = 2_000;

console.log(`list                     per CPU second    bare   share (at least ${leastShare})   p99 ÷ median (bare)`);
const sandbox = await startSandbox();
for (const [name, paths] of Object.entries(lists)) {
  const bare = await startBare(await fetchBytes(sandbox, paths[0]));
  const pairs: (readonly [LoadFigures, LoadFigures])[] = [];
  await load(sandbox, roundMs, inTurn(paths));
  for (let round = 0; round < rounds; round += 1) {
    pairs.push([await load(sandbox, roundMs, inTurn(paths)), await load(bare, roundMs, inTurn(paths))]);
  }
  bare.stop();
  const rate = median(pairs.map(([own]) => own.perCpuSecond));
  const bareRate = median(pairs.map(([, other]) => other.perCpuSecond));
  const share = median(pairs.map(([own, other]) => own.perCpuSecond / other.perCpuSecond));
  const ownSpread = median(pairs.map(([own]) => spread(own)));
  const bareSpread = median(pairs.map(([, other]) => spread(other)));
  const over = mark(name, share < leastShare || ownSpread > Math.max(mostSpread, bareSpread * sameSpread));
  console.log(
    `  ${name.padEnd(22)}${rate.toFixed(0).padStart(14)}${bareRate.toFixed(0).padStart(9)}${share.toFixed(2).padStart(8)}` +
      `${ownSpread.toFixed(2).padStart(32)} (${bareSpread.toFixed(2)})${over}`,
  );
}
sandbox.stop();

/** Logs in again and again, eight players at once. */
async function logIn({ port }: Served, forMs: number): Promise<void> {
  const client = createClient({
    baseUrl: `http://127.0.0.1:${port}`,
    token: () => null,
    language: () => 'TH',
    cipher: () => createAesCipher({ keyBase64: sandboxCipherKey }),
  });
  const end = performance.now() + forMs;
  const player = async (): Promise<void> => {
    while (performance.now() < end) {
      const given = await client.call(humanCheckChallenge, { action: 'login' });
      const humanCheck = given.ok ? solveChallenge(given.value.challenge, given.value.zeroBits) : undefined;
      const proof = humanCheck && { humanCheck };
      const login = { username: 'demo', password: demoPassword, type: 'username', ...proof } as const;
      const entered = await client.call(sessionLogin, login);
      if (!entered.ok) throw new Error(`bench:sandbox: no login: ${JSON.stringify(entered.error)}`);
    }
  };
  await Promise.all(Array.from({ length: 8 }, player));
}

const site = join(import.meta.dirname, '../../dist/site');
const isBuilt = existsSync(join(site, 'index.html'));
const assets = isBuilt ? readdirSync(join(site, 'assets')).filter((name) => !/\.(br|gz|map)$/.test(name)) : [];
const visits: Readonly<Record<string, (served: Served, forMs: number) => Promise<unknown>>> = {
  pages: (served, forMs) => load(served, forMs, inTurn(['/', '/rng', '/live', '/promotions', '/help', '/fish'])),
  assets: (served, forMs) => load(served, forMs, inTurn(assets.map((name) => `/assets/${name}`))),
  logins: logIn,
};
const warmUpMs = 20_000;
/**
 * Warmed up is what holds no more than this many MiB more after each of two rounds: V8 fills its heap first, and the
 * allocator of the rest its arenas, which takes two to three minutes.
 */
const steadyMib = 2;
const steadyRounds = 2;
/** A server that still grows after so many rounds is measured as it is. */
const mostWarmUps = 12;
/** A minute, in parts of ten seconds. */
const [partMs, parts] = [10_000, 6];

/** Loads a server until the memory that it holds is steady. */
async function warmUp(served: Served, visit: (served: Served, forMs: number) => Promise<unknown>): Promise<void> {
  let { resident } = await served.memory();
  for (let round = 0, steady = 0; round < mostWarmUps && steady < steadyRounds; round += 1) {
    const before = resident;
    await visit(served, warmUpMs);
    ({ resident } = await served.memory());
    steady = resident - before <= steadyMib ? steady + 1 : 0;
  }
}

/**
 * Loads a server for a minute. Resolves to the memory in use at its end, and the least that the process held meanwhile:
 * what it holds rises and falls by some ten MiB, as the allocator takes pages and gives them back.
 */
async function minuteOf(served: Served, visit: (served: Served, forMs: number) => Promise<unknown>) {
  const held: number[] = [];
  let inUse = Number.NaN;
  for (let part = 0; part < parts; part += 1) {
    await visit(served, partMs);
    const memory = await served.memory();
    held.push(memory.resident);
    ({ inUse } = memory);
  }
  return { inUse, resident: Math.min(...held) };
}
if (!isBuilt) console.log('no memory is measured: the site is not built (npm run build)');
else {
  const { inUse, resident } = mostGrowth;
  console.log(
    `memory, MiB   in use after one, two minutes (+${inUse})   least held in the first, second (+${resident})`,
  );
}
for (const [name, visit] of isBuilt ? Object.entries(visits) : []) {
  const served = await startSandbox(site);
  await warmUp(served, visit);
  const before = await minuteOf(served, visit);
  const after = await minuteOf(served, visit);
  served.stop();
  const over = mark(
    name,
    after.inUse - before.inUse > mostGrowth.inUse || after.resident - before.resident > mostGrowth.resident,
  );
  const columns = [before.inUse, after.inUse, before.resident, after.resident];
  console.log(`  ${name.padEnd(14)}${columns.map((mib) => mib.toFixed(1).padStart(13)).join('')}${over}`);
}

if (failed.length > 0) {
  console.error(`bench:sandbox: out of bounds: ${failed.join(', ')}`);
  process.exitCode = 1;
}
