import * as v from 'valibot';
import { list, setting } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, language, nothing, thirdParties } from './primitives.ts';

/** SYS-01: what decides between the site and its maintenance and blocked screens. */
export const systemStatusValue = v.object({
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  /** When an announced maintenance begins; null without one, and once it has begun. */
  maintenanceStart: v.optional(v.nullable(isoDateTime), null),
  /** When the maintenance ends, if the operator has announced it. */
  maintenanceEnd: v.nullable(isoDateTime),
  location: v.object({ ip: v.string() }),
  /** The platform's clock, which the site's clock follows. */
  serverTime: isoDateTime,
});
export type SystemStatusValue = v.InferOutput<typeof systemStatusValue>;

export const systemStatus = defineOperation({
  id: 'systemStatus',
  method: 'GET',
  path: '/wps/system/status',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: systemStatusValue,
});
export const systemStatusDocs: OperationDocs<typeof systemStatus> = {
  summary:
    'Returns maintenance, announced or under way, region restriction, the visitor’s IP address and the platform’s clock.',
  example: {},
};

/** Choices that the specification leaves to the operator. Defaults follow the specification unless a safer one exists. */
export const policy = v.object({
  /** SLT-04: whether setting one filter of the slot list clears the others. */
  filterMode: setting(['exclusive', 'combined']),
  /** LGN-09: whether a remembered password is stored for a day, encrypted with a device key, or never. */
  rememberPassword: setting(['sealed', 'never'], 'never'),
  minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18)), 21),
  /** The number of digits of SMS codes (LGN-08). */
  codeLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(10)), 5),
  /** REG-05a: whether the terms are ticked when the form opens. */
  termsPreTicked: v.optional(v.boolean(), true),
  /**
   * How the platform recognises a repeated money operation: by the header `Idempotency-Key`, by `idempotencyKey` in the
   * JSON body, or not at all. With `none`, the site looks the records up before it offers a second attempt.
   */
  idempotency: setting(['header', 'body', 'none'], 'none'),
  /** SEC-08: what passkeys do here. With `loginAndMoney`, a key also stands for the payment password. */
  passkeys: setting(['off', 'login', 'loginAndMoney'], 'login'),
  /** SEC-08: whether a passkey is offered, after the sign-up and after a login with a password. */
  passkeyOffer: v.optional(v.boolean(), true),
  session: v.optional(
    v.object({
      /** LGN-15: after how many minutes without activity a session ends; 0 never. */
      idleMinutes: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 30),
    }),
    {},
  ),
});
export type Policy = v.InferOutput<typeof policy>;

/** A customer service (CS-01). `csType` is LIVECHAT, VIP, LINE…; `csPosition` is where the operator places its button. */
export const serviceEntry = v.object({
  csType: v.string(),
  csPosition: v.optional(v.string(), ''),
  title: v.string(),
  path: v.optional(v.string(), ''),
});
export type ServiceEntry = v.InferOutput<typeof serviceEntry>;

/** FTR-01e: a licence, shown with its number and a link to verify it, if there are any. */
export const licence = v.object({
  id: v.string(),
  name: v.string(),
  number: v.optional(v.nullable(v.string()), null),
  verifyUrl: v.optional(v.nullable(v.string()), null),
});
export type Licence = v.InferOutput<typeof licence>;

export const paymentMethod = v.object({
  id: v.string(),
  name: v.string(),
  /** A path below an image host, or a URL. */
  icon: v.string(),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/**
 * The blocks of each part of the site, in the order of the specification. An operator's `layout` selects and orders
 * them; unknown names are ignored.
 */
export const layoutBlocks = {
  /** Above every page with banners (BAN-01, NOT-01). */
  top: ['banner', 'notices', 'jackpot'],
  /** What is the player's own comes first; from `matches` on, blocks load near the viewport. */
  home: [
    'openBets',
    'start',
    'recent',
    'rewards',
    'banner',
    'categories',
    'hot',
    'matches',
    'tables',
    'draws',
    'promotions',
    'winners',
  ],
  navigation: ['home', 'games', 'promotions', 'download', 'livechat'],
  footer: ['apps', 'vendors', 'help', 'payments', 'licences', 'domains', 'legal'],
  sidebar: ['recent', 'vip', 'services', 'rebate', 'updates'],
} as const;
export type LayoutPart = keyof typeof layoutBlocks;
export type LayoutBlock<Part extends LayoutPart> = (typeof layoutBlocks)[Part][number];

const blockNames = v.optional(list(v.string()));
/** The blocks to show, by part. An absent part shows all of its blocks. */
export const layout = v.object({
  top: blockNames,
  home: blockNames,
  navigation: blockNames,
  footer: blockNames,
  sidebar: blockNames,
});
export type Layout = v.InferOutput<typeof layout>;

export const siteInfoValue = v.object({
  merchantCode: v.string(),
  channel: v.string(),
  /** GEN-07d: 'P' is the last fallback only. */
  currencySymbol: v.optional(v.string(), 'P'),
  /** RT-14: whether visitors can open the entry pages only. */
  loginedToHomePage: v.optional(v.boolean(), false),
  /** '' for the site's own origin. The site ignores hosts that the deployment does not allow. */
  imageCDNs: v.optional(list(v.string()), []),
  launchGameCDNs: v.optional(list(v.string()), []),
  /** Sports vendors that the site shows as categories of their own (NAV-07). */
  derivedCategories: v.optional(v.object({ ESPORTS: list(v.string()), COCKFIGHT: list(v.string()) }), {
    ESPORTS: [],
    COCKFIGHT: ['DS88', 'SV3', 'WS168', 'WGB', 'DIG'],
  }),
  /** The human check of a login by user name (LGN-04). */
  humanCheck: setting(['none', 'work']),
  policy: v.optional(policy, {}),
  /** LGN-10: the third parties that players may log in with, in the order of their buttons. */
  thirdParty: v.optional(list(v.picklist(thirdParties)), []),
  /** SMS-01: whether the platform or an external identity service sends the codes at sign-up. */
  smsService: setting(['platform', 'identity']),
  customerService: v.optional(list(serviceEntry), []),
  licences: v.optional(list(licence), []),
  paymentMethods: v.optional(list(paymentMethod), []),
  /** BAN-03: a decorative number, a feed of the platform (`gameJackpot`), or none. */
  jackpot: setting(['decorative', 'feed', 'none'], 'none'),
  /** Whether the platform has a push channel (`liveTicket`). Without one the site polls. */
  live: setting(['none', 'stream']),
  layout: v.optional(layout, {}),
  /** Google Analytics, which also the deployment and the player have to allow. */
  analytics: v.optional(v.object({ gtagId: v.optional(v.nullable(v.string()), null) }), {}),
});
export type SiteInfoValue = v.InferOutput<typeof siteInfoValue>;

export const systemPermission = defineOperation({
  id: 'systemPermission',
  method: 'GET',
  path: '/wps/system/permission',
  effect: 'read',
  auth: 'none',
  body: 'query',
  /** `language` of its texts: names of services, licences and payment methods. */
  input: v.object({ url: v.string(), language }),
  output: siteInfoValue,
});
export const systemPermissionDocs: OperationDocs<typeof systemPermission> = {
  summary: 'Returns the settings of the brand under a host.',
  example: { url: 'kinnari.test', language: 'TH' },
  assumed: true,
};

export interface WhitelabelNode {
  readonly modId: string;
  /** '1' is on; anything else is off. */
  readonly enabled: string;
  readonly childrenNodes: readonly WhitelabelNode[];
}
export const whitelabelNode: v.GenericSchema<unknown, WhitelabelNode> = v.object({
  modId: v.string(),
  enabled: v.string(),
  childrenNodes: v.optional(list(v.lazy(() => whitelabelNode)), []),
});

export const systemWhitelabel = defineOperation({
  id: 'systemWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ nodes: list(whitelabelNode) }),
});
export const systemWhitelabelDocs: OperationDocs<typeof systemWhitelabel> = {
  summary: 'Returns the tree of features that the operator has switched on (FLG-01).',
  example: {},
};
