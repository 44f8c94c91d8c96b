import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { isoDateTime, language } from './primitives.ts';

/** A notice or a pop-up. `content` is rich text of the operator: show it through `<FormattedText>` only. */
export const announcement = v.object({
  id: v.string(),
  title: v.string(),
  content: v.string(),
  publishedAt: v.optional(v.nullable(isoDateTime), null),
  /** NOT-02c: the operator wants it read now, so that it opens by itself. Assumed. */
  urgent: v.optional(v.boolean(), false),
});
export type Announcement = v.InferOutput<typeof announcement>;

export const banner = v.object({
  bannerId: v.string(),
  /** The image: a path below an image host, or a URL. */
  url: v.string(),
  /** BAN-02: the pathname of the route that shows the banner, or `w_login`. */
  groupName: v.string(),
  /** NONE, GAME, PROMOTION… */
  linkageType: v.string(),
  /** The path that the banner links to; '' for none. */
  linkage: v.optional(v.string(), ''),
  /** Alternative text. */
  title: v.optional(v.string(), ''),
  /**
   * The banner as a picture without letters, on whose plain left side the site writes its title, one line and the text of a
   * button in the player's language. Null for a banner that is `url` alone. Assumed: the specification does not name it.
   */
  scene: v.optional(
    v.nullable(
      v.object({
        /** 1280 × 400, for wide windows. */
        wide: v.string(),
        /** 720 × 480, for phones. */
        tall: v.string(),
        /** Two lines of about 14 characters. */
        title: v.string(),
        /** One line; '' for none. */
        note: v.optional(v.string(), ''),
        /** What following the link does; '' for none. */
        action: v.optional(v.string(), ''),
      }),
    ),
    null,
  ),
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
 * ENT-07: the requested parts, separated by commas: B banners, PL notices, PU pop-ups, PR promotions. H is valid but has
 * no part in the answer. An empty text requests banners, the platform's default.
 */
const announcementTypes = v.pipe(v.string(), v.regex(/^(?:(?:B|PL|PU|PR|H)(?:,\b|$))*$/));

export const announcementList = defineOperation({
  id: 'announcementList',
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
    player: list(announcement),
    banners: list(banner),
    popup: list(announcement),
    promotion: list(promotion),
  }),
});
export const announcementListDocs: OperationDocs<typeof announcementList> = {
  summary:
    'Lists notices, banners, pop-ups and promotions (API-09), in the same shape for visitors and members. A member who takes a break receives the notices only (RSP-06).',
  example: { language: 'TH' },
};
