import { thirdParties } from '#api/system.ts';
import { balanceOf, memberAccount, outsideAccount, post } from './ledger.ts';
import type { CatalogueVariant } from './seed/catalogue.ts';
import { lengthenNickname } from './seed/longText.ts';
import { furtherServices, resourceTypes } from './seed/operator.ts';
import { whitelabelSwitches } from './seed/whitelabel.ts';
import { changeSettings } from './settings.ts';
import type { World } from './world.ts';

/** The states of the platform that stories, tests and the server can start from; the first is the default. */
export const scenarios = [
  'ready',
  'empty',
  'longText',
  'rich',
  'maintenance',
  'maintenanceOpenEnded',
  'blocked',
  'gated',
  'captcha',
  'combinedFilters',
  'minimalOperator',
  'fullOperator',
  'everyWayIn',
  'vendorBreak',
  'played',
] as const;
export type ScenarioName = (typeof scenarios)[number];

export interface ScenarioRule {
  /** One sentence for people who choose. */
  readonly summary: string;
  readonly catalogue: CatalogueVariant;
  /** Changes settings and rows of a world that was just seeded, inside its transaction. */
  readonly apply?: (world: World) => void;
  /** The member `demo` has a past, and some others a little of one: see `seedHistory`. */
  readonly history?: true;
}

/** What each scenario changes. */
export const scenarioRules: Readonly<Record<ScenarioName, ScenarioRule>> = {
  ready: { summary: 'Open, with everything in it.', catalogue: 'full' },
  empty: {
    summary: 'No vendors, games, notices or ways to pay in.',
    catalogue: 'empty',
    apply: (world) => changeSettings(world, { depositWays: [] }),
  },
  longText: { summary: 'Names as long as they get.', catalogue: 'longText', apply: lengthenNicknames },
  rich: { summary: 'A balance of nine digits.', catalogue: 'full', apply: enrich },
  maintenance: {
    summary: 'Under maintenance for 45 minutes more.',
    catalogue: 'full',
    apply: (world) => changeSettings(world, { maintenance: true, maintenanceEnd: world.now() + 45 * 60_000 }),
  },
  maintenanceOpenEnded: {
    summary: 'Under maintenance without a stated end.',
    catalogue: 'full',
    apply: (world) => changeSettings(world, { maintenance: true, maintenanceEnd: null }),
  },
  blocked: {
    summary: 'Closed for the region of the visitor.',
    catalogue: 'full',
    apply: (world) => changeSettings(world, { regionRestriction: true }),
  },
  gated: {
    summary: 'Visitors see only the entry pages.',
    catalogue: 'full',
    apply: (world) => changeSettings(world, { loginedToHomePage: true }),
  },
  captcha: {
    summary: 'The first sign-in already asks for the captcha.',
    catalogue: 'full',
    apply: (world) => changeSettings(world, { captchaAfterFailures: 0 }),
  },
  combinedFilters: {
    summary: 'The filters of the slot list add up instead of clearing one another.',
    catalogue: 'full',
    apply: (world) => changeSettings(world, { policy: { ...world.settings.policy, filterMode: 'combined' } }),
  },
  minimalOperator: {
    summary: 'An operator with few features: banner, games, and what the law asks for.',
    catalogue: 'full',
    apply: (world) =>
      changeSettings(world, {
        layout: {
          top: ['banner'],
          home: ['welcome', 'hot', 'categories'],
          navigation: ['home', 'games'],
          footer: ['legal'],
          sides: [],
        },
        customerService: [],
        resources: [],
        licences: [],
        paymentMethods: [],
        domains: [],
        thirdParty: [],
        jackpot: 'none',
        flags: { USERNAMEREG3: true, FORCEPWDEXP3: true },
      }),
  },
  fullOperator: {
    summary: 'An operator with every feature, every link, and a jackpot of its own.',
    catalogue: 'full',
    apply: (world) =>
      changeSettings(world, {
        customerService: [...world.settings.customerService, ...furtherServices],
        resources: resourceTypes,
        jackpot: 'feed',
        thirdParty: thirdParties,
        flags: everySwitch(),
      }),
  },
  everyWayIn: {
    summary: 'Open, with every way to sign in, to sign up, to recover a password, and with free play.',
    catalogue: 'full',
    apply: (world) => changeSettings(world, { thirdParty: thirdParties, flags: everySwitch() }),
  },
  vendorBreak: {
    summary: 'A vendor of live tables and one of slots take a break for 90 minutes more.',
    catalogue: 'full',
    apply: (world) =>
      changeSettings(world, {
        vendorsInMaintenance: ['ANGP', 'SLKR'],
        vendorMaintenanceEnd: world.now() + 90 * 60_000,
      }),
  },
  played: {
    summary: 'The member “demo” has played for 30 days, and waits for a match and a draw.',
    catalogue: 'full',
    history: true,
  },
};

export function toScenarioName(name: string | undefined): ScenarioName | undefined {
  return scenarios.find((known) => known === name);
}

const everySwitch = () => Object.fromEntries(whitelabelSwitches.map((name) => [name, true]));

function lengthenNicknames(world: World): void {
  for (const [id, member] of [...world.store.entries('members')]) {
    world.store.put('members', id, { ...member, nickname: lengthenNickname(member.nickname) });
  }
}

/** Tops every member up to 123,456,789.00 baht. */
function enrich(world: World): void {
  for (const [id] of [...world.store.entries('members')]) {
    const satang = 12_345_678_900 - balanceOf(world, memberAccount(id));
    post(world, {
      kind: 'deposit',
      ref: `opening-rich-${id}`,
      lines: [
        { account: outsideAccount, satang: -satang },
        { account: memberAccount(id), satang },
      ],
    });
  }
}
