import { type Result, fail } from '#api/errors.ts';
import { loadChunk } from '../shared/chunks.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { usePlatform } from '../shared/platform.tsx';
import type { ServiceProblem } from './service.model.ts';

/** Asks where a service is. What it takes to read the answer is loaded with the first question. */
export function useFindService(): (csType: string, signal?: AbortSignal) => Promise<Result<URL, ServiceProblem>> {
  const { client, deployment } = usePlatform();
  const language = useLanguage();
  return async (csType, signal) => {
    const hosts = { origin: location.origin, service: deployment.serviceHosts };
    try {
      const { findService } = await loadChunk(() => import('./findService.ts'));
      return await findService(client, { csType, language, hosts, ...(signal && { signal }) });
    } catch {
      return fail({ kind: 'program' });
    }
  };
}
