import { createRandom } from '#demo/art/random.ts';
import { completeRates } from './agents/rateChanges.ts';
import { completeSettings } from './changeSettings.ts';
import { completeRounds } from './money/completeRounds.ts';
import { openJackpot } from './money/jackpot.ts';
import type { Sandbox, Tables } from './sandbox.ts';
import { type ScenarioName, toScenarioName } from './scenarioNames.ts';
import { scenarioRules } from './scenarios.ts';
import { seedAgentTeam } from './seed/agentTeam.ts';
import { completeAssistants, seedAssistants } from './seed/assistants.ts';
import { seedEntries } from './seed/bonuses.ts';
import { catalogueOf } from './seed/catalogue.ts';
import { seedHistory } from './seed/history.ts';
import { seedInbox } from './seed/inbox.ts';
import { seedEnvelopes, seedTickets } from './seed/luck.ts';
import { completeMembers, seedMembers } from './seed/members.ts';
import { seedMoneyOut } from './seed/moneyOutMembers.ts';
import { seedReferrals } from './seed/referrals.ts';
import { seedRewards } from './seed/rewards.ts';
import { defaultSettings } from './settings.ts';
import { type RowChange, Store } from './store/store.ts';

export interface SandboxOptions {
  readonly scenario?: ScenarioName;
  readonly now?: () => number;
  readonly seed?: number;
  /** Called with the changes of a transaction before they become visible. A throw rolls the transaction back. */
  readonly persist?: (changes: readonly RowChange[]) => void;
  /** Called with the changes of a transaction once they are visible. */
  readonly committed?: (changes: readonly RowChange[]) => void;
  /** @default false */
  readonly hasPushNodes?: boolean;
  /** Rows that an earlier sandbox persisted. Their seed and scenario take precedence. */
  readonly rows?: Iterable<RowChange>;
}

export const defaultSeed = 20_261;

/** The key of the only row in `origin`. Persisted under the sandbox's former name. */
const originKey = 'world';

/** Creates a sandbox, or continues an earlier one from its rows. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const rows = [...(options.rows ?? [])];
  const store = new Store<Tables>(options.persist, options.committed);
  store.load(rows);
  const origin = store.get('origin', originKey);
  const seed = origin?.seed ?? options.seed ?? defaultSeed;
  const scenario = toScenarioName(origin?.scenario) ?? options.scenario ?? 'ready';
  const rules = scenarioRules[scenario];
  // Depends on the number of rows, so that a continued sandbox does not repeat its first random numbers.
  const chance = createRandom(seed, `chance ${rows.length}`);
  const sandbox: Sandbox = {
    seed,
    scenario,
    catalogue: catalogueOf(seed, rules.catalogue),
    store,
    get settings() {
      return store.get('settings', 'site') ?? defaultSettings;
    },
    now: options.now ?? Date.now,
    random: () => chance.next(),
    hasPushNodes: options.hasPushNodes ?? false,
  };
  if (origin === undefined) {
    store.transaction(() => {
      store.put('origin', originKey, { seed, scenario });
      store.put('settings', 'site', defaultSettings);
      openJackpot(sandbox);
      seedMembers(sandbox);
      seedMoneyOut(sandbox);
      rules.apply?.(sandbox);
      seedAssistants(sandbox);
      if (rules.team === true) seedAgentTeam(sandbox);
      if (rules.history === true) {
        seedHistory(sandbox, rules.past?.(sandbox));
        seedReferrals(sandbox);
        seedRewards(sandbox);
        seedEntries(sandbox);
        seedEnvelopes(sandbox);
        seedTickets(sandbox);
        seedInbox(sandbox);
        rules.afterHistory?.(sandbox);
      }
    });
  } else {
    completeSettings(sandbox);
    completeMembers(sandbox);
    completeAssistants(sandbox);
    completeRates(sandbox);
    openJackpot(sandbox);
    store.transaction(() => seedMoneyOut(sandbox));
    completeRounds(sandbox);
  }
  return sandbox;
}
