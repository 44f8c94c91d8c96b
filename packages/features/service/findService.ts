import type { Client } from '#api/client.ts';
import { type Result, fail, ok } from '#api/errors.ts';
import type { Language } from '#api/primitives.ts';
import { serviceConfig, servicePathType } from '#api/service.ts';
import { type AllowedHosts, safeAddress } from '../shared/safeAddress.ts';
import type { ServiceProblem } from './service.model.ts';
import { openServicePath } from './servicePath.ts';

export interface ServiceQuestion {
  readonly csType: string;
  readonly language: Language;
  readonly hosts: AllowedHosts;
  readonly signal?: AbortSignal;
}

/** CS-01: asks for the configuration, takes the entry of type 3, decodes its path and judges the address. */
export async function findService(
  client: Client,
  { csType, language, hosts, signal }: ServiceQuestion,
): Promise<Result<URL, ServiceProblem>> {
  const config = await client.call(serviceConfig, { csType, language }, signal && { signal });
  if (!config.ok) return fail({ kind: 'call', error: config.error });
  const path = config.value.paths.find(({ type }) => type === servicePathType)?.path;
  const written = path === undefined ? null : await openServicePath(path);
  const address = written === null ? null : safeAddress('service', written, hosts);
  return address === null ? fail({ kind: 'address' }) : ok(address);
}
