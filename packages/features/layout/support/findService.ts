import type { Client } from '#api/client.ts';
import { type Result, fail, ok } from '#api/errors.ts';
import type { Language } from '#api/primitives.ts';
import { serviceConfig, servicePathType } from '#api/service.ts';
import { type AllowedHosts, safeUrl } from '#core/security/safeUrl.ts';
import type { ServiceProblem } from './service.types.ts';
import { decodeServicePath } from './servicePath.ts';

export interface ServiceQuery {
  readonly csType: string;
  readonly language: Language;
  readonly hosts: AllowedHosts;
  readonly signal?: AbortSignal;
}

/** Resolves the URL of a service (CS-01): reads its configuration, decodes the path of type 3 and checks the URL. */
export async function findService(
  client: Client,
  { csType, language, hosts, signal }: ServiceQuery,
): Promise<Result<URL, ServiceProblem>> {
  const config = await client.call(serviceConfig, { csType, language }, signal && { signal });
  if (!config.ok) return fail({ kind: 'call', error: config.error });
  const path = config.value.paths.find(({ type }) => type === servicePathType)?.path;
  const decoded = path === undefined ? null : await decodeServicePath(path);
  const url = decoded === null ? null : safeUrl('service', decoded, hosts);
  return url === null ? fail({ kind: 'address' }) : ok(url);
}
