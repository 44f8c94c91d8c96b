import { type OperationId, operations } from '#api/operations.ts';
import { type FaultPlan, createFaultPlan } from '../../faults.ts';
import { createHandler } from '../../handle.ts';
import type { Database } from '../../persistence.ts';
import { createProvider, providerPath } from '../../provider/provider.ts';
import type { ScenarioName } from '../../scenarios.ts';
import { type World, createWorld } from '../../world.ts';

/** One call that a world answered, for tests. */
export interface LoggedCall {
  /** What is no operation of the platform's is a call of a game's server: the slot machine's, or `kind/name`. */
  readonly operation: OperationId | 'gameSession' | 'gameSpin' | `${string}/${string}`;
  readonly status: number;
}

export interface WorldStart {
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  /** ms since the epoch. The world's clock starts there and runs on. */
  readonly now?: number;
}

/** A world with the doors that lead to it. */
export interface RunningWorld {
  readonly world: World;
  readonly faults: FaultPlan;
  readonly calls: readonly LoggedCall[];
  readonly reports: unknown[];
  /** Moves the world's clock forward, until it begins anew. */
  advance(ms: number): void;
  /** The platform's answer, or the game provider's. */
  answer(request: Request): Promise<Response>;
}

export interface Worlds {
  /** The world of that name, made when it is first asked for; without a name the one that is kept on disk. */
  get(name: string | null): RunningWorld;
  /** Begins that world anew. */
  reset(name: string | null, start: WorldStart): RunningWorld;
  /** Lets go of everything that waits, in all worlds. */
  release(): void;
}

/** Each holds up to some megabytes; the oldest go first. */
const mostWorlds = 64;
const longestLog = 2_000;

export function createWorlds(database: Database | undefined, begin: WorldStart): Worlds {
  const named = new Map<string, RunningWorld>();
  let kept: RunningWorld | undefined;

  /** The default world continues from its rows, whatever it was begun with. */
  function startKept(start: WorldStart): RunningWorld {
    const storage = database && { rows: database.rows(), persist: (changes: Changes) => database.persist(changes) };
    return run(start, storage);
  }

  return {
    get(name) {
      if (name === null) return (kept ??= startKept(begin));
      return named.get(name) ?? this.reset(name, begin);
    },
    reset(name, start) {
      if (name === null) {
        kept?.faults.release();
        database?.clear();
        return (kept = startKept(start));
      }
      named.get(name)?.faults.release();
      named.delete(name);
      for (const oldest of named.keys()) if (named.size >= mostWorlds) named.delete(oldest);
      const fresh = run(start);
      named.set(name, fresh);
      return fresh;
    },
    release() {
      for (const { faults } of [...named.values(), ...(kept ? [kept] : [])]) faults.release();
    },
  };
}

type Changes = Parameters<Database['persist']>[0];
type Storage = { rows: ReturnType<Database['rows']>; persist: (changes: Changes) => void };

function run({ now, ...start }: WorldStart, storage?: Storage): RunningWorld {
  let offset = now === undefined ? 0 : now - Date.now();
  const world = createWorld({ ...start, ...storage, now: () => Date.now() + offset });
  const faults = createFaultPlan();
  const handle = createHandler(world, { faults });
  const provide = createProvider(world);
  const calls: LoggedCall[] = [];
  return {
    world,
    faults,
    calls,
    reports: [],
    advance: (ms) => void (offset += ms),
    async answer(request) {
      const { pathname } = new URL(request.url);
      const response = await (pathname.startsWith(providerPath) ? provide(request) : handle(request));
      const operation = logged.get(`${request.method} ${pathname}`) ?? gameCall(request, pathname);
      if (operation !== undefined) calls.push({ operation, status: response.status });
      if (calls.length > longestLog) calls.shift();
      return response;
    },
  };
}

/** `fixtures/bet`; a browser's question whether it may ask is no call. */
function gameCall({ method }: Request, pathname: string): `${string}/${string}` | undefined {
  const [kind, name] = pathname.startsWith(providerPath) ? pathname.slice(providerPath.length).split('/') : [];
  return kind && name && method !== 'OPTIONS' ? `${kind}/${name}` : undefined;
}

const logged = new Map<string, LoggedCall['operation']>([
  [`GET ${providerPath}session`, 'gameSession'],
  [`POST ${providerPath}spin`, 'gameSpin'],
  ...(Object.keys(operations) as OperationId[]).map(
    (id) => [`${operations[id].method} ${operations[id].path}`, id] as const,
  ),
]);
