import type { ContractKind } from '#api/agent.ts';
import type { RegisterFieldRule } from '#api/fieldRule.ts';
import type { ThirdParty } from '#api/primitives.ts';
import type { Layout, Licence, Policy } from '#api/system.ts';
import type { Rates } from './schema/agents.ts';
import { type AgentSettings, agents, defaultRates } from './seed/agents.ts';
import { type DepositMethodSettings, depositMethods } from './seed/cashier.ts';
import { type EnvelopeSettings, envelopes } from './seed/envelopes.ts';
import { type JackpotRule, jackpotRule } from './seed/jackpot.ts';
import { gameTypeMenu } from './seed/menus.ts';
import { type MoneyOutSettings, moneyOut } from './seed/moneyOut.ts';
import {
  type PaymentKind,
  type PlayerService,
  type ResourceType,
  licences,
  paymentKinds,
  services,
} from './seed/operator.ts';
import { type PointSettings, points } from './seed/points.ts';
import { type PromotionSettings, promotionSettings } from './seed/promotions.ts';
import { type RaffleSettings, raffle } from './seed/raffle.ts';
import { type ReferralSettings, referral } from './seed/referralRule.ts';
import { type SupportSettings, support } from './seed/support.ts';
import { type VipSettings, vip } from './seed/vip.ts';

export const liveStates = ['none', 'stream', 'off', 'busy'] as const;

/**
 * What the operator can change while the platform runs. Stored as one immutable row, so it is persisted and changes in
 * the same transactions as all other rows.
 */
export interface SandboxSettings {
  readonly maintenance: boolean;
  /** When an announced maintenance begins by itself, ms since the epoch; null for none. */
  readonly maintenanceStart: number | null;
  /** ms since the epoch; null when the end is not known. */
  readonly maintenanceEnd: number | null;
  /** Every visitor is in a blocked region. */
  readonly regionRestriction: boolean;
  /** Addresses of clients in blocked regions, where a proxy tells the addresses. */
  readonly blockedAddresses: readonly string[];
  /** The visitor's IP address, where no proxy tells it. */
  readonly ip: string;
  /** How many sessions an account may have at once; a further login ends the oldest. */
  readonly sessionsAtOnce: number;
  /** RT-14: visitors can open the entry pages only. */
  readonly loginedToHomePage: boolean;
  readonly currencySymbol: string;
  readonly policy: Policy;
  readonly imageCDNs: readonly string[];
  readonly launchGameCDNs: readonly string[];
  /** One wallet for all vendors. */
  readonly singleWallet: boolean;
  /** The `vassalage` of vendors whose wallet answers a minute late. */
  readonly slowWallets: readonly string[];
  /** Whether money can be taken from the wallet of a vendor in maintenance. */
  readonly restingWalletsGive: boolean;
  readonly humanCheck: 'none' | 'work';
  /** The difficulty of the human check. */
  readonly zeroBits: number;
  /** Failed logins of an account before the captcha is required; 0 always requires it (LGN-07). */
  readonly captchaAfterFailures: number;
  readonly lockAfterFailures: number;
  readonly lockMinutes: number;
  /** What one address may use within an hour: names of different accounts, and messages to players. */
  readonly perSender: { readonly names: number; readonly messages: number };
  readonly registerCaptcha: boolean;
  /** REG-06: overrides of the platform's own rules of the sign-up form, by field. */
  readonly registerRules: readonly RegisterFieldRule[];
  /** How long a one-time code is valid, in minutes. */
  readonly smsMinutes: number;
  /** The sender of the codes at sign-up. */
  readonly smsService: 'platform' | 'identity';
  /** LGN-10: the third parties whose accounts can log in. */
  readonly thirdParty: readonly ThirdParty[];
  /** ROL-03: the members' login page refuses agents. */
  readonly membersOnlyEntry: boolean;
  /** LGN-11: the visitor's IP address requires a second factor until a member has passed one from it. */
  readonly unregisteredIp: boolean;
  /** Password recovery does not reveal whether an account exists. */
  readonly neutralRecovery: boolean;
  /** The agreements in force with the operator's agents. */
  readonly agreements: {
    readonly dailySalary: boolean;
    readonly dividend: boolean;
    readonly hourlySalary: boolean;
    readonly realTimeSalary: boolean;
  };
  /** AGT-03: what is counted as an active member, how long an offer waits, when it can begin, and when a period is paid after its end. */
  readonly contracts: {
    /** Settled valid bets in the period. */
    readonly activeSatang: number;
    readonly offerDays: number;
    /** How many days ahead an offer can begin at most. */
    readonly startDays: number;
    readonly settleMinutes: Readonly<Record<ContractKind, number>>;
  };
  /**
   * Features by `modId`. Missing flags of the contract are off (FLG-01); missing switches of pages are missing in the tree too
   * (FLG-02).
   */
  readonly flags: Readonly<Record<string, boolean>>;
  /** SLT-06: the bingo classification, offered where the TY language is. The catalogue has no game in it. */
  readonly bingoLobby: boolean;
  /** The `vassalage` of vendors in maintenance. */
  readonly vendorsInMaintenance: readonly string[];
  /** Draws of lotteries that are called off, as `voidDraw` names them: their stakes are returned. */
  readonly voidDraws: readonly string[];
  /** Ids of notices and pop-ups that are marked as urgent. */
  readonly urgentNotices: readonly string[];
  /** When their maintenance ends, ms since the epoch; null when that is not known. */
  readonly vendorMaintenanceEnd: number | null;
  /** NAV-04: the game types in the order of the navigation. */
  readonly gameMenu: typeof gameTypeMenu;
  readonly customerService: readonly PlayerService[];
  readonly licences: readonly Licence[];
  /** Only the ids of `paymentKinds` have an icon. */
  readonly paymentMethods: readonly PaymentKind[];
  /** MEM-02b: the deposit methods in their order. Empty when the operator takes no deposits. */
  readonly depositMethods: readonly DepositMethodSettings[];
  /** MEM-02d: limits of transfers to the upline, per transfer and per day of the site's time zone, in satang. */
  readonly transfers: { readonly minSatang: number; readonly maxSatang: number; readonly dailySatang: number };
  /**
   * RSP-01: how long a raise of a limit waits, and after how many months limits are reviewed. RSP-12: whether a member needs
   * a deposit limit to deposit.
   */
  readonly responsiblePlay: {
    readonly raiseHours: number;
    readonly reviewMonths: number;
    readonly required: boolean;
  };
  /** AGT-01: what agents may do with their teams. */
  readonly agents: AgentSettings;
  /** AGT-09a: what an account opened below an agent gets unless other rates are given, in hundredths of a per cent. */
  readonly defaultRates: Rates;
  /** MEM-02c: payment password, bank accounts and withdrawals. */
  readonly moneyOut: MoneyOutSettings;
  /** CON-02: questions to customer service and complaints. */
  readonly support: SupportSettings;
  /** TXT-03: the promotions, and whether one bonus binds at a time. */
  readonly promotions: PromotionSettings;
  /** GEN-04e: how points are earned and what they are good for. */
  readonly points: PointSettings;
  /** RT-04d: the club levels. */
  readonly vip: VipSettings;
  /** MEM-03f: what an invitation asks for and gives. */
  readonly referral: ReferralSettings;
  /** GEN-04g, LCK-01: the rains of red envelopes of each day. */
  readonly envelopes: EnvelopeSettings;
  /** AGT-08: how many times what was in a red envelope of an agent has to be wagered. */
  readonly agentEnvelopes: { readonly wagerTimes: number };
  /** GEN-04h, LCK-02: the wheel; null for none. */
  readonly raffle: RaffleSettings | null;
  /** BAN-03: with `feed`, the site fetches `gameJackpot`. */
  readonly jackpot: 'decorative' | 'feed' | 'none';
  /** BAN-03: what goes into the jackpot of a feed, and how likely a spin wins it. */
  readonly jackpotRule: JackpotRule;
  /**
   * Whether the platform pushes what changes. `off`: it says so, and refuses every ticket. `busy`: each topic has a message as
   * often as it may, changed or not.
   */
  readonly live: (typeof liveStates)[number];
  /** The blocks to show, by part. An absent part shows all of its blocks. */
  readonly layout: Layout;
  /** Notifications on devices: how many of rewards a member gets in a day, 0 to 3, and the hosts of the browsers' services. */
  readonly push: { readonly rewardsPerDay: number; readonly hosts: readonly string[] };
  /** The operator's id at Google Analytics; null for none. */
  readonly gtagId: string | null;
  /** The operator's named links: apps, chats, social channels. */
  readonly resources: readonly ResourceType[];
  /** The other hosts of the site. */
  readonly domains: readonly string[];
}

export const defaultSettings: SandboxSettings = {
  maintenance: false,
  maintenanceStart: null,
  maintenanceEnd: null,
  sessionsAtOnce: 20,
  regionRestriction: false,
  blockedAddresses: [],
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
    passkeys: 'loginAndMoney',
    passkeyOffer: true,
    session: { idleMinutes: 30 },
  },
  imageCDNs: [''],
  launchGameCDNs: [''],
  singleWallet: true,
  slowWallets: [],
  restingWalletsGive: false,
  humanCheck: 'work',
  zeroBits: 10,
  captchaAfterFailures: 2,
  lockAfterFailures: 8,
  lockMinutes: 15,
  perSender: { names: 20, messages: 20 },
  registerCaptcha: true,
  registerRules: [],
  smsMinutes: 2,
  smsService: 'platform',
  thirdParty: [],
  membersOnlyEntry: false,
  unregisteredIp: false,
  neutralRecovery: true,
  agreements: { dailySalary: true, dividend: true, hourlySalary: false, realTimeSalary: false },
  contracts: {
    activeSatang: 100_00,
    offerDays: 7,
    startDays: 60,
    settleMinutes: { dividend: 180, daily: 180, hourly: 5, realTime: 0 },
  },
  flags: {
    USERNAMEREG3: true,
    MOBILENUMREG3: true,
    MOBILENUMPASSREG3: true,
    REGMOBVERF3: true,
    DIRECTREG3: true,
    MANPLAYREB3: true,
    FORCEPWDEXP3: true,
  },
  bingoLobby: false,
  vendorsInMaintenance: [],
  voidDraws: [],
  urgentNotices: [],
  vendorMaintenanceEnd: null,
  gameMenu: gameTypeMenu,
  customerService: services,
  licences,
  paymentMethods: paymentKinds,
  depositMethods,
  transfers: { minSatang: 100_00, maxSatang: 20_000_00, dailySatang: 50_000_00 },
  responsiblePlay: { raiseHours: 24, reviewMonths: 6, required: false },
  agents,
  defaultRates,
  moneyOut,
  support,
  promotions: promotionSettings,
  points,
  vip,
  referral,
  envelopes,
  agentEnvelopes: { wagerTimes: 1 },
  raffle,
  jackpot: 'decorative',
  jackpotRule,
  live: 'none',
  layout: {},
  push: {
    rewardsPerDay: 1,
    hosts: ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'],
  },
  gtagId: null,
  resources: ['LIVECHAT', 'LINE', 'TELEGRAM', 'FACEBOOK', 'Android', 'MOBILECONFIG', 'IOSLITE'],
  domains: ['kinnari-demo-1.example', 'kinnari-demo-2.example'],
};
