import { createRandom } from './art/random.ts';
import { completeRounds } from './completeRounds.ts';
import type * as row from './rows.ts';
import { type ScenarioName, scenarioRules, toScenarioName } from './scenarios.ts';
import { type Catalogue, catalogueOf } from './seed/catalogue.ts';
import { seedHistory } from './seed/history.ts';
import { completeMembers, seedMembers } from './seed/members.ts';
import { type WorldSettings, completeSettings, defaultSettings } from './settings.ts';
import { type RowChange, Store } from './tables.ts';

/** The tables of a world and the rows in them. */
export type Rows = {
  origin: row.Origin;
  settings: WorldSettings;
  members: row.Member;
  sessions: row.Session;
  loginFailures: row.LoginFailures;
  captchas: row.Captcha;
  challenges: row.Challenge;
  codes: row.SentCode;
  codeRequests: row.CodeRequests;
  outbox: row.SentMessage;
  tickets: row.Ticket;
  identities: row.Identity;
  knownAddresses: row.KnownAddress;
  secrets: row.Secret;
  accounts: row.LedgerAccount;
  postings: row.Posting;
  deposits: row.Deposit;
  /** The orders that wait, under the same keys. */
  waitingDeposits: row.WaitingDeposit;
  memberDeposits: row.MemberDeposits;
  favourites: row.GameShelf;
  recents: row.GameShelf;
  launches: row.Launch;
  rounds: row.Round;
  /** The rounds that are not settled, under the same keys. */
  waitingRounds: row.WaitingRound;
  /** By member and vendor, see `bets.ts`. */
  memberRounds: row.MemberBets;
  latestWins: row.LatestWins;
  /** Rounds without money: they are in no record, and go with their launch. */
  practiceRounds: row.Round;
  rebates: row.MemberRebates;
  idempotency: row.IdempotentAnswer;
};

/**
 * Everything that a platform knows: an immutable catalogue, and rows that change in transactions. Plain data, handed to
 * every function that needs it; two worlds never touch each other.
 */
export interface World {
  readonly seed: number;
  readonly scenario: ScenarioName;
  readonly catalogue: Catalogue;
  readonly store: Store<Rows>;
  /** The newest settings; change them with `changeSettings`. */
  readonly settings: WorldSettings;
  /** ms since the epoch. */
  readonly now: () => number;
  /** Chance that can be repeated: a float in [0, 1). Secrets never come from here (see `createToken`). */
  readonly random: () => number;
}

export interface WorldOptions {
  readonly scenario?: ScenarioName;
  readonly now?: () => number;
  readonly seed?: number;
  /** Called with the rows of a transaction before they become visible; a throw undoes the transaction. */
  readonly persist?: (changes: readonly RowChange[]) => void;
  /** What an earlier world persisted. When there is any, seed and scenario come from it. */
  readonly rows?: Iterable<RowChange>;
}

export const defaultSeed = 20_261;

/** A new world, or an earlier one continued from its rows. */
export function createWorld(options: WorldOptions = {}): World {
  const rows = [...(options.rows ?? [])];
  const store = new Store<Rows>(options.persist);
  store.load(rows);
  const origin = store.get('origin', 'world');
  const seed = origin?.seed ?? options.seed ?? defaultSeed;
  const scenario = toScenarioName(origin?.scenario) ?? options.scenario ?? 'ready';
  const rules = scenarioRules[scenario];
  // A continued world draws on, instead of repeating the rounds that it began with.
  const chance = createRandom(seed, `chance ${rows.length}`);
  const world: World = {
    seed,
    scenario,
    catalogue: catalogueOf(seed, rules.catalogue),
    store,
    get settings() {
      return store.get('settings', 'site') ?? defaultSettings;
    },
    now: options.now ?? Date.now,
    random: () => chance.next(),
  };
  if (origin === undefined) {
    store.transaction(() => {
      store.put('origin', 'world', { seed, scenario });
      store.put('settings', 'site', defaultSettings);
      seedMembers(world);
      rules.apply?.(world);
      if (rules.history === true) seedHistory(world);
    });
  } else {
    completeSettings(world);
    completeMembers(world);
    completeRounds(world);
  }
  return world;
}
