import { liveStreamPath } from '#api/liveTicket.ts';
import { type OperationId, operations } from '#api/operations.ts';
import { createVendorServer, vendorApiPath } from '#demo/vendors/shared/server/vendorServer.ts';
import { createSandbox } from '../../createSandbox.ts';
import { type FaultPlan, createFaultPlan, isStreamFault } from '../../faults.ts';
import { applyFault } from '../../http/applyFault.ts';
import { createHandler } from '../../http/handle.ts';
import { languageOf } from '../../language.ts';
import { type Publisher, createPublisher } from '../../live/publisher.ts';
import { createPushNodes } from '../../live/pushNodes.ts';
import { createTeamPlay } from '../../live/teamPlay.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { ScenarioName } from '../../scenarioNames.ts';
import type { Database } from '../../store/persistence.ts';
import { webAuthnVerifier } from './passkeys.ts';
import { type PushSender, createPushSender } from './pushSender.ts';
import { createStreams } from './stream.ts';

/** A call that a sandbox has answered, for tests. */
export interface LoggedCall {
  /** An operation, or a call of a demo vendor: the slot machine's, or `kind/name`. */
  readonly operation: OperationId | 'gameSession' | 'gameSpin' | `${string}/${string}`;
  readonly status: number;
}

export interface SandboxStart {
  readonly scenario?: ScenarioName;
  readonly seed?: number;
  /** The start of the sandbox's clock, ms since the epoch. */
  readonly now?: number;
  /** Whether the clock stands there until it is moved, so that no price moves while a test goes its way. @default false */
  readonly stands?: boolean;
}

/** A sandbox with everything that serves it. */
export interface RunningSandbox {
  readonly sandbox: Sandbox;
  readonly faults: FaultPlan;
  readonly calls: readonly LoggedCall[];
  readonly reports: unknown[];
  /** Moves the sandbox's clock forward, until the next reset. */
  advance(ms: number): void;
  /** Ends all streams. */
  close(): void;
  /**
   * Answers a request to the platform or to a demo vendor.
   * @param fromNode whether a push node sends it, which may be told the names of channels
   */
  answer(request: Request, fromNode?: boolean): Promise<Response>;
}

export interface Sandboxes {
  /** The sandbox of this name, created on first use. Without a name, the default sandbox, which may be on disk. */
  get(name: string | null): RunningSandbox;
  /** Replaces a sandbox by a new one. */
  reset(name: string | null, start: SandboxStart): RunningSandbox;
  /** Releases all delayed answers of all sandboxes, and ends their streams. */
  release(): void;
}

/** A sandbox takes up to a few megabytes. The oldest ones are removed first. */
const maxSandboxes = 64;
const maxLogLength = 2_000;

/** What only the default sandbox has. */
interface DefaultSandboxOptions {
  /** Where nodes take its messages. */
  readonly pushNodes?: readonly string[] | undefined;
  /** Accounts below the agent play while a stream is open. */
  readonly teamPlays?: boolean | undefined;
}

export function createSandboxes(
  database: Database | undefined,
  begin: SandboxStart,
  ofDefault: DefaultSandboxOptions = {},
): Sandboxes {
  const named = new Map<string, RunningSandbox>();
  let defaultSandbox: RunningSandbox | undefined;

  /** Stored rows take precedence over `start`. */
  function startDefault(start: SandboxStart): RunningSandbox {
    const storage = database && { rows: database.rows(), persist: (changes: Changes) => database.persist(changes) };
    return run(start, storage, ofDefault);
  }

  function remove(name: string): void {
    const old = named.get(name);
    if (old) end(old);
    named.delete(name);
  }

  return {
    get(name) {
      if (name === null) return (defaultSandbox ??= startDefault(begin));
      return named.get(name) ?? this.reset(name, begin);
    },
    reset(name, start) {
      if (name === null) {
        if (defaultSandbox) end(defaultSandbox);
        database?.clear();
        return (defaultSandbox = startDefault(start));
      }
      remove(name);
      for (const oldest of named.keys()) if (named.size >= maxSandboxes) remove(oldest);
      const fresh = run(start);
      named.set(name, fresh);
      return fresh;
    },
    release() {
      for (const each of [...named.values(), ...(defaultSandbox ? [defaultSandbox] : [])]) end(each);
    },
  };
}

function end({ faults, close }: RunningSandbox): void {
  faults.release();
  close();
}

type Changes = Parameters<Database['persist']>[0];
type Storage = { rows: ReturnType<Database['rows']>; persist: (changes: Changes) => void };

function run(
  { now, stands = false, ...start }: SandboxStart,
  storage?: Storage,
  { pushNodes = [], teamPlays = false }: DefaultSandboxOptions = {},
): RunningSandbox {
  const begun = Date.now();
  let offset = now === undefined ? 0 : now - begun;
  let publisher: Publisher | undefined;
  let sender: PushSender | undefined;
  const committed = (changes: Changes) => {
    publisher?.committed(changes);
    sender?.committed(changes);
  };
  const clock = () => (stands ? begun : Date.now()) + offset;
  const hasPushNodes = pushNodes.length > 0;
  const sandbox = createSandbox({ ...start, ...storage, committed, now: clock, hasPushNodes });
  publisher = createPublisher(sandbox, teamPlays ? createTeamPlay(sandbox) : undefined);
  sender = createPushSender(sandbox);
  const streams = createStreams(sandbox, publisher);
  const push = hasPushNodes ? createPushNodes(publisher, pushNodes) : undefined;
  const faults = createFaultPlan();
  const handle = createHandler(sandbox, { faults, verifier: webAuthnVerifier });
  const answerVendor = createVendorServer(sandbox);
  const calls: LoggedCall[] = [];
  function openStream(request: Request, fromNode: boolean): Response | Promise<Response> {
    const nodes = fromNode ? push : undefined;
    const planned = faults.next('liveStream');
    if (planned === null) return streams.open(request, { nodes });
    const { fault } = planned;
    const serve = () => streams.open(request, { nodes, fault: isStreamFault(fault) ? fault : undefined });
    const language = languageOf(request.headers.get('Accept-Language'));
    return applyFault(planned, { serve, operation: null, language, plan: faults, signal: request.signal });
  }
  return {
    sandbox,
    faults,
    calls,
    reports: [],
    advance(ms) {
      offset += ms;
      publisher?.tick();
    },
    close() {
      streams.close();
      push?.close();
    },
    async answer(request, fromNode = false) {
      const { pathname } = new URL(request.url);
      if (pathname === liveStreamPath) return openStream(request, fromNode);
      const response = await (pathname.startsWith(vendorApiPath) ? answerVendor(request) : handle(request));
      const operation = logged.get(`${request.method} ${pathname}`) ?? gameCall(request, pathname);
      if (operation !== undefined) calls.push({ operation, status: response.status });
      if (calls.length > maxLogLength) calls.shift();
      return response;
    },
  };
}

/** The name of a demo vendor's call, such as `fixtures/bet`. Preflight requests are not calls. */
function gameCall({ method }: Request, pathname: string): `${string}/${string}` | undefined {
  const [kind, name] = pathname.startsWith(vendorApiPath) ? pathname.slice(vendorApiPath.length).split('/') : [];
  return kind && name && method !== 'OPTIONS' ? `${kind}/${name}` : undefined;
}

const logged = new Map<string, LoggedCall['operation']>([
  [`GET ${vendorApiPath}session`, 'gameSession'],
  [`POST ${vendorApiPath}spin`, 'gameSpin'],
  ...(Object.keys(operations) as OperationId[]).map(
    (id) => [`${operations[id].method} ${operations[id].path}`, id] as const,
  ),
]);
