import * as v from 'valibot';
import { defineOperation } from './operation.ts';
import { language, nothing, siteConstants } from './primitives.ts';

/** CS-01: the entry of a service configuration whose `path` holds the address of the service. */
export const servicePathType = 3;

export const serviceConfig = defineOperation({
  id: 'serviceConfig',
  summary:
    'Where a customer service is reached (CS-01): the entry of type 3 holds its address, encoded; see `openServicePath`.',
  method: 'GET',
  path: '/wps/system/customerService',
  effect: 'read',
  auth: 'optional',
  body: 'query',
  input: v.object({ csType: v.string(), language }),
  output: v.object({ paths: v.array(v.object({ type: v.number(), path: v.string() })) }),
  assumed: true,
});

/** A named link of the operator: LIVECHAT, LIVECHAT2, LINE, TELEGRAM, TELEGRAM1, FACEBOOK, Android, MOBILECONFIG. */
export const resource = v.object({
  resourceType: v.string(),
  url: v.string(),
  qrCodeUrl: v.optional(v.nullable(v.string()), null),
  labelNameEn: v.string(),
});
export type Resource = v.InferOutput<typeof resource>;

const domainList = v.array(v.object({ domainName: v.string() }));

/** The device codes that `systemRouters` is asked with: the desktop's links, and the phone's. */
export const routerDevices = ['0', '3'] as const;

export const systemRouters = defineOperation({
  id: 'systemRouters',
  summary: 'Domains and named links of the brand: apps, social channels. Asked with device 0 and with device 3.',
  method: 'GET',
  path: '/wps/system/routers',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ device: v.picklist(routerDevices), language }),
  output: v.object({ domainList: v.optional(domainList, []), resources: v.optional(v.array(resource), []) }),
  assumed: true,
});

export const systemDomainRoute = defineOperation({
  id: 'systemDomainRoute',
  summary: 'Other hosts under which the same site answers; the site measures them in the background.',
  method: 'GET',
  path: '/wps/system/domainRoute',
  effect: 'read',
  auth: 'none',
  body: 'none',
  input: nothing,
  output: v.object({ domainList }),
});

export const helpCentre = defineOperation({
  id: 'helpCentre',
  summary: 'The sections of the help; `id` is the anchor that addresses it (/help#term).',
  method: 'GET',
  path: '/wps/system/helpCenter',
  effect: 'read',
  auth: 'none',
  body: 'query',
  input: v.object({ lang: language, device: v.optional(v.string(), siteConstants.device) }),
  output: v.object({ sections: v.array(v.object({ id: v.string(), title: v.string(), content: v.string() })) }),
});
