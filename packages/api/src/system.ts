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
});
export type Policy = v.InferOutput<typeof policy>;

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
  input: v.object({ url: v.string() }),
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

export const announcement = v.object({ id: v.string(), title: v.string(), content: v.string() });
export const banner = v.object({
  bannerId: v.string(),
  url: v.string(),
  groupName: v.string(),
  linkageType: v.string(),
});

export const announcementList = defineOperation({
  id: 'announcementList',
  summary: 'Notices, banners, pop-ups and promotions for the player (API-09); the same shape before and after login.',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({
    types: v.optional(v.string(), 'B,PL,PU,PR'),
    platform: v.optional(v.string(), 'W'),
    execution: v.optional(v.string(), 'B'),
    language,
  }),
  output: v.object({
    success: v.boolean(),
    player: v.array(announcement),
    banners: v.array(banner),
    popup: v.array(announcement),
    promotion: v.array(v.object({ id: v.string(), title: v.string(), type: v.string() })),
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
