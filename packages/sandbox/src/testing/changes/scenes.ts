import type { Result } from '#api/errors.ts';
import type { AnyOperation, InputOf } from '#api/operation.ts';
import type { OperationId } from '#api/operations.ts';
import { isAgent, subAgentType } from '../../accounts/roles.ts';
import { addLink } from '../../agents/links.ts';
import { changeSettings } from '../../changeSettings.ts';
import type { FaultPlan } from '../../faults.ts';
import { setLimit } from '../../play/protections.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { ScenarioName } from '../../scenarioNames.ts';
import { memberIdOf } from '../../seed/members.ts';
import { type TestPlatform, type Through, createTestPlatform } from '../platform.ts';

export type Act = () => Promise<Result<unknown>>;

/** One way in which an operation succeeds on the sandbox. */
export interface Scene {
  /** The account that is logged in; null for a visitor. @default 'demo' */
  readonly as?: string | null;
  /** @default 'demonstration' */
  readonly scenario?: ScenarioName;
  /** The code that it is refused with, where a refusal changes something too. */
  readonly refusedWith?: string;
  /** What comes before, and returns the call. */
  readonly prepare: (platform: TestPlatform) => Act | Promise<Act>;
}

/** The scenes of operations by id. Together they change every read that the operation states. */
export type Scenes = Partial<Record<OperationId, readonly Scene[]>>;

/**
 * Gives an account what makes as many answers as possible depend on it: a team and a sign-up link, an upline, transfers
 * both ways, and a limit that stops nothing.
 */
function makeSensitive(sandbox: Sandbox, account: string): void {
  const { store, settings } = sandbox;
  changeSettings(sandbox, { flags: { ...settings.flags, TRANSFERUP: true, TRANSFERDOWN: true } });
  const own = store.get('members', memberIdOf(account));
  const below = store.get('members', memberIdOf('malee'));
  if (own === undefined || below === undefined) throw new Error(`there is no account ${account}`);
  store.transaction(() => {
    if (own.id !== memberIdOf('agent')) {
      const type = isAgent(own) ? own.type : subAgentType;
      store.put('members', own.id, { ...own, type, uplineId: own.uplineId ?? memberIdOf('agent') });
      store.put('members', below.id, { ...below, uplineId: own.id });
    }
    addLink(sandbox, own.id, {
      name: 'LINE',
      kind: 'member',
      landing: 'register',
      rates: {},
      lastDay: null,
      mostUses: null,
    });
    setLimit(sandbox, own.id, { kind: 'deposit', period: 'week', value: 100_000_000 });
  });
}

export interface SceneOptions {
  readonly faults?: FaultPlan;
  /** The operation whose calls all carry the same key. */
  readonly oneKey?: OperationId;
  readonly through?: Through;
  /** Told of each call before it is sent. */
  readonly called?: (operation: AnyOperation, input: unknown) => void;
}

/** Begins a scene. Returns its platform and the call. */
export async function beginScene(
  { as = 'demo', scenario = 'demonstration', prepare }: Scene,
  { faults, oneKey, through, called }: SceneOptions = {},
) {
  const made = createTestPlatform({ scenario, ...(faults && { faults }), ...(through && { through }) });
  const client: TestPlatform['client'] = {
    ...made.client,
    async call(operation, input, options) {
      called?.(operation, input);
      return made.client.call(
        operation,
        input,
        operation.id === oneKey ? { ...options, idempotencyKey: 'one' } : options,
      );
    },
  };
  const platform: TestPlatform = { ...made, client };
  const { sandbox } = platform;
  if (as !== null) {
    makeSensitive(sandbox, as);
    const signedIn = await platform.signIn(as);
    if (!signedIn.ok) throw new Error(`${as} is not let in: ${JSON.stringify(signedIn.error)}`);
  }
  return { platform, act: await prepare(platform) };
}

/** A scene of one call. */
export const calling = <Op extends AnyOperation>(
  operation: Op,
  input: InputOf<Op>,
  about: Omit<Scene, 'prepare'> = {},
): Scene => ({
  ...about,
  prepare:
    ({ client }) =>
    () =>
      client.call(operation, input, operation.effect === 'money' ? newKey() : {}),
});

export const newKey = () => ({ idempotencyKey: crypto.randomUUID() });
