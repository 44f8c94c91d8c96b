import * as v from 'valibot';
import { list } from './list.ts';
import { type OperationDocs, defineOperation } from './operation.ts';
import { language, nothing } from './primitives.ts';

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

/** A named link of the operator: LIVECHAT, LIVECHAT2, LINE, TELEGRAM, TELEGRAM1, FACEBOOK, Android, MOBILECONFIG, and that of iOS lite. */
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
