import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { amount, language, nothing, siteConstants } from './primitives.ts';

/** CS-01: the `type` of the entry whose `path` is the encoded URL of a customer service. */
export const servicePathType = 3;

export const serviceConfig = defineOperation({
  id: 'serviceConfig',
  method: 'GET',
  path: '/wps/system/customerService',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ csType: v.string(), language }),
  output: v.object({ paths: list(v.object({ type: v.number(), path: v.string() })) }),
});
export const serviceConfigDocs: OperationDocs<typeof serviceConfig> = {
  summary: 'Returns how to reach a customer service (CS-01). The entry of type 3 is its encoded URL.',
  example: { csType: 'LIVECHAT', language: 'TH' },
  assumed: true,
};

/** A named link of the operator: LIVECHAT, LIVECHAT2, LINE, TELEGRAM, TELEGRAM1, FACEBOOK, Android, MOBILECONFIG. */
export const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: v.optional(v.nullable(v.string()), null),
  labelNameEn: v.string(),
});
export type Resource = v.InferOutput<typeof resource>;

const domainList = list(v.object({ domainName: v.string() }));

/** The device codes of `systemRouters`: desktop links, and phone links. */
export const routerDevices = ['0', '3'] as const;

export const systemRouters = defineOperation({
  id: 'systemRouters',
  method: 'GET',
  path: '/wps/system/routers',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ device: v.picklist(routerDevices), language }),
  // With the links required, an answer of another shape is not taken for "no apps yet".
  output: v.object({ domainList: v.optional(domainList, []), resources: list(resource) }),
});
export const systemRoutersDocs: OperationDocs<typeof systemRouters> = {
  summary: 'Returns the domains and named links of the brand for a device: apps and social channels.',
  example: { device: '0', language: 'TH' },
  assumed: true,
};

export const systemDomainRoute = defineOperation({
  id: 'systemDomainRoute',
  method: 'GET',
  path: '/wps/system/domainRoute',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ domainList }),
});
export const systemDomainRouteDocs: OperationDocs<typeof systemDomainRoute> = {
  summary: 'Lists the other hosts of the site, whose speed the site measures in the background.',
  example: {},
};

/**
 * Numbers of the operator's configuration for texts: `{minDeposit}` in a section stands for the fact of this name. So a text
 * never says another number than the cashier.
 */
export const helpFacts = v.object({
  /** The smallest deposit and the smallest withdrawal of all methods. */
  minDeposit: v.optional(amount),
  minWithdraw: v.optional(amount),
  /** How much of a deposit has to be wagered, in per cent. */
  turnover: v.optional(amount),
});
export type HelpFacts = v.InferOutput<typeof helpFacts>;

export const helpCentre = defineOperation({
  id: 'helpCentre',
  method: 'GET',
  path: '/wps/system/helpCenter',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ lang: language, device: v.optional(v.string(), siteConstants.device) }),
  output: v.object({
    sections: list(v.object({ id: v.string(), title: v.string(), content: v.string() })),
    facts: v.optional(helpFacts, {}),
  }),
});
export const helpCentreDocs: OperationDocs<typeof helpCentre> = {
  summary: 'Returns the sections of the help page. `id` is the section’s anchor (/help#term).',
  example: { lang: 'TH' },
};
