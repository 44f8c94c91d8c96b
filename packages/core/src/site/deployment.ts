import * as v from 'valibot';
import { list } from '#api/list.ts';

const hosts = v.optional(list(v.string()), []);

/**
 * What is set where the site is served: a JSON data block in the document, so that one build serves every deployment.
 * A host named by the platform is ignored unless it is listed here.
 */
export const deploymentSchema = v.object({
  /** Origin of the platform; '' for the site's own. */
  apiBase: v.optional(v.string(), ''),
  merchant: v.optional(v.string(), 'KINNARI'),
  channel: v.optional(v.string(), 'WEB'),
  /** A folder of `themes/`; '' for the default one. */
  brand: v.optional(v.string(), ''),
  /** Path of a brand file on this site, which changes the brand without a rebuild. */
  brandFile: v.optional(v.nullable(v.string()), null),
  imageHosts: hosts,
  gameHosts: hosts,
  /** Hosts of customer service and chats. */
  serviceHosts: hosts,
  /** Hosts of app downloads and of the brand's social channels. */
  linkHosts: hosts,
  /** The platform's name of the resource with the profile of iOS lite (GEN-06b); null for none. */
  iosLiteResource: v.optional(v.nullable(v.string()), null),
  /** Other hosts of this same site. */
  siteHosts: hosts,
  /** The page of this site that leads to third-party sign-in (LGN-10); null for none. See `pageAdapter.ts`. */
  thirdPartyUrl: v.optional(v.nullable(v.string()), null),
  /** Base URL of the external identity service with `…/send` and `…/verify` (REG-08); null for none. */
  identityUrl: v.optional(v.nullable(v.string()), null),
  /** What has to be known before the platform has answered. */
  policy: v.optional(
    v.object({
      /** How far a session reaches: the tab that signed in, or every tab of the browser until the player signs out. */
      session: v.optional(v.picklist(['tab', 'browser']), 'tab'),
    }),
    {},
  ),
  /** Whether visitors see the login alone, as `loginedToHomePage` says later (RT-14): the first visit does not wait for it. */
  membersOnly: v.optional(v.boolean(), false),
  /** Whether the platform's `analytics.gtagId` may be used, for players who agree. The Content-Security-Policy must allow it too. */
  analytics: v.optional(v.boolean(), false),
  /** 32 bytes in base64; see `createAesCipher`. */
  cipherKey: v.string(),
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** Reads the data block of the document. Throws when it is missing or invalid. */
export function readDeployment(page: Document): Deployment {
  const block = page.getElementById('deployment');
  return v.parse(deploymentSchema, JSON.parse(block?.textContent ?? 'null'));
}
