import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { RateTemplatesFields } from './rateTemplates.types.ts';

/** The rate templates, which load after the rates. */
export const LazyRateTemplates = lazyComponent<RateTemplatesFields>(
  async () => (await import('./ConnectedRateTemplates.tsx')).ConnectedRateTemplates,
);
