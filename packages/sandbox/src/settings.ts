import type { Layout, Licence, Policy, RegisterFieldRule, ThirdParty } from '#api/system.ts';
import { type DepositWay, depositWays } from './seed/cashier.ts';
import {
  type PaymentKind,
  type PlayerService,
  type ResourceType,
  licences,
  paymentKinds,
  services,
} from './seed/operator.ts';
import type { World } from './world.ts';

/**
 * What the operator can switch while the platform runs. It is one row of the store: so it survives a restart, changes
 * all or nothing with the rows of the same transaction, and whoever holds a snapshot never sees it move.
 */
export interface WorldSettings {
  readonly maintenance: boolean;
  /** ms since the epoch; null is open-ended. */
  readonly maintenanceEnd: number | null;
  readonly regionRestriction: boolean;
  /** What the platform says the visitor's address is. */
  readonly ip: string;
  /** RT-14: visitors see only the entry pages. */
  readonly loginedToHomePage: boolean;
  readonly currencySymbol: string;
  readonly policy: Policy;
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  /** One wallet for all vendors. */
  readonly singleWallet: boolean;
  readonly humanCheck: 'none' | 'work';
  /** How much work the human check asks for. */
  readonly zeroBits: number;
  /** Failed sign-ins of an account before the picture captcha is demanded; 0 demands it at once (LGN-07). */
  readonly captchaAfterFailures: number;
  readonly lockAfterFailures: number;
  readonly lockMinutes: number;
  readonly registerCaptcha: boolean;
  /** REG-06: what differs from this platform's own rules of the sign-up form, field by field. */
  readonly registerRules: readonly RegisterFieldRule[];
  /** How long a code that was sent holds. */
  readonly smsMinutes: number;
  /** Who sends the codes at sign-up. */
  readonly smsService: 'platform' | 'identity';
  /** LGN-10: whose accounts may sign in. */
  readonly thirdParty: readonly ThirdParty[];
  /** ROL-03: the members' page refuses agents. */
  readonly membersOnlyEntry: boolean;
  /** LGN-11: the visitor's address is not one that members have proved to be at. */
  readonly unregisteredIp: boolean;
  /** Recovery tells nobody whether an account exists. */
  readonly neutralRecovery: boolean;
  /** The agreements that are in force with this operator's agents. */
  readonly agreements: {
    readonly dailySalary: boolean;
    readonly dividend: boolean;
    readonly hourlySalary: boolean;
    readonly realTimeSalary: boolean;
  };
  /** Features by `modId` (FLG-01). What is not named is off. */
  readonly flags: Readonly<Record<string, boolean>>;
  /** SLT-06: the bingo hall, offered where the TY language is. This catalogue files no game under it. */
  readonly bingoHall: boolean;
  /** `vassalage` of the vendors that take a break. */
  readonly vendorsInMaintenance: readonly string[];
  /** When their break ends, in ms since the epoch; null is open-ended. */
  readonly vendorMaintenanceEnd: number | null;
  readonly customerService: readonly PlayerService[];
  readonly licences: readonly Licence[];
  /** The pictures are drawn for the ids of `paymentKinds`; another id has none. */
  readonly paymentMethods: readonly PaymentKind[];
  /** MEM-02b: the ways to pay in, in their order; without any the operator takes no deposits. */
  readonly depositWays: readonly DepositWay[];
  /** BAN-03: `feed` has the site ask for `gameJackpot`. */
  readonly jackpot: 'decorative' | 'feed' | 'none';
  /** Which blocks each part of the site is made of; a part that is absent is shown whole. */
  readonly layout: Layout;
  /** The named links that this operator has: apps, chats, social channels. */
  readonly resources: readonly ResourceType[];
  /** Other hosts of the same site. */
  readonly domains: readonly string[];
}

export const defaultSettings: WorldSettings = {
  maintenance: false,
  maintenanceEnd: null,
  regionRestriction: false,
  ip: '203.0.113.24',
  loginedToHomePage: false,
  currencySymbol: '฿',
  policy: {
    filterMode: 'exclusive',
    rememberPassword: 'sealed',
    minAge: 21,
    codeLength: 5,
    termsPreTicked: true,
    idempotency: 'header',
  },
  imageCDNs: [''],
  launchGameCDNs: [''],
  singleWallet: true,
  humanCheck: 'work',
  zeroBits: 10,
  captchaAfterFailures: 2,
  lockAfterFailures: 8,
  lockMinutes: 15,
  registerCaptcha: true,
  registerRules: [],
  smsMinutes: 2,
  smsService: 'platform',
  thirdParty: [],
  membersOnlyEntry: false,
  unregisteredIp: false,
  neutralRecovery: true,
  agreements: { dailySalary: true, dividend: true, hourlySalary: false, realTimeSalary: false },
  flags: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: true,
    DIRECTREG3: true,
    MANPLAYREB3: true,
    FORCEPWDEXP3: true,
  },
  bingoHall: false,
  vendorsInMaintenance: [],
  vendorMaintenanceEnd: null,
  customerService: services,
  licences,
  paymentMethods: paymentKinds,
  depositWays,
  jackpot: 'decorative',
  layout: {},
  resources: ['LIVECHAT', 'LINE', 'TELEGRAM', 'FACEBOOK', 'Android', 'MOBILECONFIG'],
  domains: ['kinnari-demo-1.example', 'kinnari-demo-2.example'],
};

/** Changes some settings; the others stay. Joins the open transaction if there is one. */
export function changeSettings(world: World, patch: Partial<WorldSettings>): void {
  world.store.transaction(() => world.store.put('settings', 'site', { ...world.settings, ...patch }));
}

/** A world that an earlier version kept does not know the settings that came since: they begin at their defaults. */
export function completeSettings(world: World): void {
  const kept = world.settings;
  if (Object.keys(defaultSettings).every((name) => name in kept)) return;
  world.store.transaction(() => world.store.put('settings', 'site', { ...defaultSettings, ...kept }));
}
