import * as v from 'valibot';

/**
 * What the operator sets where the site is served: a JSON data block in the page, so that one build serves every
 * deployment. Hosts that are not listed here are ignored wherever the platform names them.
 */
export const deploymentSchema = v.object({
  /** Origin of the platform; '' for the site's own. */
  apiBase: v.optional(v.string(), ''),
  merchant: v.optional(v.string(), 'KINNARI'),
  channel: v.optional(v.string(), 'WEB'),
  brand: v.optional(v.string(), 'kinnari'),
  /** Address of a token file that restyles the brand without a rebuild. */
  brandTokens: v.optional(v.nullable(v.string()), null),
  imageHosts: v.optional(v.array(v.string()), []),
  gameHosts: v.optional(v.array(v.string()), []),
  /** Where customer services and chats live. */
  serviceHosts: v.optional(v.array(v.string()), []),
  /** Where apps may be downloaded from, and the social channels of the brand. */
  linkHosts: v.optional(v.array(v.string()), []),
  /** Other hosts of this same site. */
  siteHosts: v.optional(v.array(v.string()), []),
  /** LGN-10: the page of this site that leads to the third parties; null where there is none. See `pageAdapter.ts`. */
  thirdPartyUrl: v.optional(v.nullable(v.string()), null),
  /** REG-08: where the external identity service is asked, `…/send` and `…/verify`; null where there is none. */
  identityUrl: v.optional(v.nullable(v.string()), null),
  /** 32 bytes in base64; see `createAesCipher`. */
  cipherKey: v.string(),
});
export type Deployment = v.InferOutput<typeof deploymentSchema>;

/** Reads the data block of the page. Throws when it is missing or wrong: nothing can work then. */
export function readDeployment(page: Document): Deployment {
  const block = page.getElementById('deployment');
  return v.parse(deploymentSchema, JSON.parse(block?.textContent ?? 'null'));
}
