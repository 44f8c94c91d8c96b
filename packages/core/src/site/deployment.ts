import * as v from 'valibot';

/**
 * A host with its port where it has one, such as `cdn.example:8443`; without scheme and path. Or one level of the subdomains
 * of a domain, such as `*.play.example`; never of a whole `com`.
 */
const host = v.pipe(v.string(), v.regex(/^(\*\.[\w-]+\.)?[\w.-]+(:\d+)?$/));
const hosts = v.optional(v.array(host), []);
const origin = v.optional(v.pipe(v.string(), v.regex(/^(https?:\/\/[\w.-]+(:\d+)?)?$/)), '');
/** A path of this site, or a URL. */
const address = v.pipe(v.string(), v.regex(/^(\/(?!\/)|https?:\/\/\w)\S*$/));

/**
 * What is set where the site is served: `deployment.json`, which stands in each document as a JSON data block, so that one
 * build serves every deployment. A host named by the platform is ignored unless it is listed here. The published JSON schema
 * and `npm run check:deployment` follow from it; `deploymentDocs` says what each key means.
 */
export const deploymentSchema = v.object({
  /** Where players open the site; '' where it is not stated. Documents name it to search engines and previews. */
  origin,
  /** Origin of the platform; '' for the site's own. */
  apiBase: origin,
  merchant: v.optional(v.string(), 'KINNARI'),
  channel: v.optional(v.string(), 'WEB'),
  /** A folder of `themes/`; '' for the default one. */
  brand: v.optional(v.string(), ''),
  /** Path of a brand file on this site, which changes the brand without a rebuild. */
  brandFile: v.optional(v.nullable(address), null),
  imageHosts: hosts,
  gameHosts: hosts,
  /** Hosts of customer service and chats. */
  serviceHosts: hosts,
  /** Hosts of app downloads and of the brand's social channels. */
  linkHosts: hosts,
  /** The platform's name of the resource with the profile of iOS lite (GEN-06b); null for none. */
  iosLiteResource: v.optional(v.nullable(v.string()), null),
  /** Other hosts of this same site. With `origin`, requests under any other host are refused. */
  siteHosts: hosts,
  /** The page of this site that leads to third-party sign-in (LGN-10); null for none. See `pageAdapter.ts`. */
  thirdPartyUrl: v.optional(v.nullable(address), null),
  /** Base URL of the external identity service with `…/send` and `…/verify` (REG-08); null for none. */
  identityUrl: v.optional(v.nullable(address), null),
  /** Operations of the contract that the platform does not have, and pages that are made of them: they are not shown. */
  missing: v.optional(v.array(v.string()), []),
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
  /** Where errors are reported, and where views of pages are, for players who agree to statistics; null for nowhere. */
  errorUrl: v.optional(v.nullable(address), null),
  viewUrl: v.optional(v.nullable(address), null),
  /** Whether browsers keep the site for a start without a connection. `false` removes what they have kept. */
  offline: v.optional(v.boolean(), true),
  /** 32 bytes in base64; see `createAesCipher`. */
  cipherKey: v.pipe(v.string(), v.regex(/^[A-Za-z\d+/]{43}=$/)),
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** Whether the platform of a deployment has an operation, or a page of the site has what it is made of. */
export const hasIn =
  (deployment: Deployment) =>
  (name: string): boolean =>
    !deployment.missing.includes(name);

/** The id of the data block in the document. */
export const deploymentId = 'deployment';

/** Reads the data block of the document; null when it is missing or invalid, and `deploymentProblems` says why. */
export function readDeployment(page: Document): Deployment | null {
  try {
    return v.parse(deploymentSchema, JSON.parse(page.getElementById(deploymentId)?.textContent ?? ''));
  } catch {
    return null;
  }
}
