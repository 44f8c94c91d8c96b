import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { gameTypes, isoDateTime, language, nothing } from './primitives.ts';

/** SYS-01: what decides the root screen. */
export const systemStatusValue = v.object({
  maintenance: v.boolean(),
  regionRestriction: v.boolean(),
  /** When maintenance ends, if the operator said so. */
  maintenanceEnd: v.nullable(isoDateTime),
  location: v.object({ ip: v.string() }),
  /** The platform's clock; the site measures its own against it. */
  serverTime: isoDateTime,
});
export type SystemStatusValue = v.InferOutput<typeof systemStatusValue>;

export const systemStatus = defineOperation({
  id: 'systemStatus',
  summary: 'Maintenance and region restriction, the visitor’s address, and the platform’s clock.',
  method: 'GET',
  path: '/wps/system/status',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: systemStatusValue,
});

/** Choices that the specification leaves to each operator. Defaults follow the specification unless a safer one exists. */
export const policy = v.object({
  /** SLT-04: do the filters of the slot list clear one another? */
  filterMode: v.optional(v.picklist(['exclusive', 'combined']), 'exclusive'),
  /** LGN-09: keep the password sealed under a device key for a day, or never. */
  rememberPassword: v.optional(v.picklist(['sealed', 'never']), 'sealed'),
  minAge: v.optional(v.pipe(v.number(), v.integer(), v.minValue(18)), 21),
  /** How many digits the codes have that are sent by SMS (LGN-08). */
  codeLength: v.optional(v.pipe(v.number(), v.integer(), v.minValue(4), v.maxValue(10)), 5),
  /** REG-04: the terms are ticked when the form opens. */
  termsPreTicked: v.optional(v.boolean(), true),
  /**
   * How the platform knows a money operation that reaches it twice: by the header `Idempotency-Key`, by `idempotencyKey`
   * in the JSON body, or not at all. With `none` the site looks the records up before it offers a second attempt.
   */
  idempotency: v.optional(v.picklist(['header', 'body', 'none']), 'header'),
});
export type Policy = v.InferOutput<typeof policy>;

/** LGN-10: whose accounts the platform accepts. */
export const thirdParties = ['line', 'facebook', 'google'] as const;
export type ThirdParty = (typeof thirdParties)[number];

/** Somebody who answers players (CS-01): `csType` LIVECHAT, VIP, LINE…; `csPosition` says where the operator wants the button. */
export const serviceEntry = v.object({
  csType: v.string(),
  csPosition: v.optional(v.string(), ''),
  title: v.string(),
  path: v.optional(v.string(), ''),
});
export type ServiceEntry = v.InferOutput<typeof serviceEntry>;

/** FTR-01e: shown with its number, and with a link to check it where there is one. */
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
  /** Path below an image host, or an address. */
  icon: v.string(),
});
export type PaymentMethod = v.InferOutput<typeof paymentMethod>;

/**
 * The blocks that each part of the site is made of, in the order of the specification. An operator's `layout` names the
 * ones they want, in their order; what it does not name is not shown, a name that nobody knows is ignored.
 */
export const layoutBlocks = {
  /** Above every page that has banners (BAN-01, NOT-01). */
  top: ['banner', 'notices', 'jackpot'],
  home: ['welcome', 'recent', 'hot', 'winners', 'categories', 'promotions'],
  navigation: ['home', 'games', 'promotions', 'download', 'livechat'],
  footer: ['apps', 'vendors', 'help', 'payments', 'licences', 'domains', 'legal'],
  sides: ['recent', 'vip', 'services', 'rebate', 'updates'],
} as const;
export type LayoutPart = keyof typeof layoutBlocks;
export type LayoutBlock<Part extends LayoutPart> = (typeof layoutBlocks)[Part][number];

const blockNames = v.optional(v.array(v.string()));
/** A part that is absent is shown whole. */
export const layout = v.object({
  top: blockNames,
  home: blockNames,
  navigation: blockNames,
  footer: blockNames,
  sides: blockNames,
});
export type Layout = v.InferOutput<typeof layout>;

export const siteInfoValue = v.object({
  merchantCode: v.string(),
  channel: v.string(),
  /** GEN-07d: 'P' is only the last fallback. */
  currencySymbol: v.optional(v.string(), 'P'),
  /** RT-14: without a token only the entry pages may be visited. */
  loginedToHomePage: v.optional(v.boolean(), false),
  /** '' for the site's own origin. Hosts outside the deployment's list are ignored. */
  imageCDNs: v.optional(v.array(v.string()), []),
  launchGameCDNs: v.optional(v.array(v.string()), []),
  /** Vendors of sports that are shown as categories of their own (NAV-07). */
  derivedCategories: v.optional(v.object({ ESPORTS: v.array(v.string()), COCKFIGHT: v.array(v.string()) }), {
    ESPORTS: [],
    COCKFIGHT: ['DS88', 'SV3', 'WS168', 'WGB', 'DIG'],
  }),
  /** Which human check guards the user-name login (LGN-04). */
  humanCheck: v.optional(v.picklist(['none', 'work']), 'none'),
  policy: v.optional(policy, {}),
  /** LGN-10: accounts elsewhere that players may sign in with, in the order of their buttons. */
  thirdParty: v.optional(v.array(v.picklist(thirdParties)), []),
  /** SMS-01: who sends the codes at sign-up, the platform or an identity service behind an adapter. */
  smsService: v.optional(v.picklist(['platform', 'identity']), 'platform'),
  customerService: v.optional(v.array(serviceEntry), []),
  licences: v.optional(v.array(licence), []),
  paymentMethods: v.optional(v.array(paymentMethod), []),
  /** BAN-03: a number that only decorates, a feed of the platform (`gameJackpot`), or none. */
  jackpot: v.optional(v.picklist(['decorative', 'feed', 'none']), 'decorative'),
  layout: v.optional(layout, {}),
});
export type SiteInfoValue = v.InferOutput<typeof siteInfoValue>;

export const systemPermission = defineOperation({
  id: 'systemPermission',
  summary: 'Site information of the brand that answers under this host.',
  method: 'GET',
  path: '/wps/system/permission',
  effect: 'read',
  auth: 'none',
  body: 'query',
  /** The language of its words: names of services, licences, ways to pay. */
  input: v.object({ url: v.string(), language }),
  output: siteInfoValue,
  assumed: true,
});

export interface WhitelabelNode {
  readonly modId: string;
  /** '1' is on; anything else is off. */
  readonly enabled: string;
  readonly childrenNodes: readonly WhitelabelNode[];
}
export const whitelabelNode: v.GenericSchema<unknown, WhitelabelNode> = v.object({
  modId: v.string(),
  enabled: v.string(),
  childrenNodes: v.optional(v.array(v.lazy(() => whitelabelNode)), []),
});

export const systemWhitelabel = defineOperation({
  id: 'systemWhitelabel',
  summary: 'The tree of features that the operator switched on (FLG-01).',
  method: 'GET',
  path: '/wps/system/whitelabel',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ nodes: v.array(whitelabelNode) }),
});

/** REG-06: one field of the sign-up form as the server rules it. */
export const registerFieldRule = v.object({
  field: v.string(),
  enabled: v.boolean(),
  required: v.boolean(),
  /** '*' means any. */
  acceptedPattern: v.string(),
  patternId: v.nullable(v.string()),
  minLength: v.number(),
  maxLength: v.number(),
});
export type RegisterFieldRule = v.InferOutput<typeof registerFieldRule>;

export const systemRegisterSettings = defineOperation({
  id: 'systemRegisterSettings',
  summary: 'The rules of each sign-up field, and whether sign-up shows a captcha (REG-06, REG-07).',
  method: 'GET',
  path: '/wps/system/setting/register',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ captcha: v.boolean(), fields: v.array(registerFieldRule) }),
});

/** `content` is rich text, as an operator's editor writes it: shown through `<RichText>` only. */
export const announcement = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  publishedAt: v.optional(v.nullable(isoDateTime), null),
});
export type Announcement = v.InferOutput<typeof announcement>;

export const banner = v.object({
  bannerId: v.string(),
  /** The picture: a path below an image host, or an address. */
  url: v.string(),
  /** BAN-02: the pathname of the route it belongs to, or `w_login`. */
  groupName: v.string(),
  /** NONE, GAME, PROMOTION… */
  linkageType: v.string(),
  /** Where a press leads: a path of the site. '' leads nowhere. */
  linkage: v.optional(v.string(), ''),
  /** What the picture says, for who does not see it. */
  title: v.optional(v.string(), ''),
});
export type Banner = v.InferOutput<typeof banner>;

export const promotion = v.object({
  id: v.string(),
  title: v.string(),
  /** TXT-03: Sports, Live, Slots… */
  type: v.string(),
  content: v.optional(v.string(), ''),
  image: v.optional(v.string(), ''),
  endsAt: v.optional(v.nullable(isoDateTime), null),
});
export type Promotion = v.InferOutput<typeof promotion>;

/**
 * ENT-07: kinds of announcements with commas between: banners, notices to players, pop-ups, promotions. `H` is in the
 * platform's vocabulary, without a part of the answer. An empty text asks for banners, the platform's default.
 */
const announcementTypes = v.pipe(v.string(), v.regex(/^(?:(?:B|PL|PU|PR|H)(?:,\b|$))*$/));

export const announcementList = defineOperation({
  id: 'announcementList',
  summary: 'Notices, banners, pop-ups and promotions for the player (API-09); the same shape before and after login.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({
    types: v.optional(announcementTypes, 'B,PL,PU,PR'),
    platform: v.optional(v.string(), 'W'),
    execution: v.optional(v.string(), 'B'),
    language,
  }),
  output: v.object({
    success: v.boolean(),
    player: v.array(announcement),
    banners: v.array(banner),
    popup: v.array(announcement),
    promotion: v.array(promotion),
  }),
});

export const gameMenuList = defineOperation({
  id: 'gameMenuList',
  summary: 'The game types that this brand offers, in the order of the navigation.',
  method: 'GET',
  path: '/lgw/games/game_menus',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ language }),
  output: v.array(v.object({ gameType: v.picklist(gameTypes), name: v.string(), page: v.string() })),
});
