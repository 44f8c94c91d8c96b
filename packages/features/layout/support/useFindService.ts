import { type Result, fail } from '#api/errors.ts';
import { usePlatform } from '#core/data/platform.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { loadChunk } from '#core/routing/chunks.ts';
import type { ServiceProblem } from './service.types.ts';

/** Returns a function that resolves a service's URL. The code that decodes it loads on first use. */
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
