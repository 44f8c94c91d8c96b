import { lazyComponent } from '#core/routing/lazyComponent.tsx';

/** The red envelopes of an account, which load when their tab is opened. */
export const LazyAccountEnvelopes = lazyComponent(
  async () => (await import('./AccountEnvelopes.tsx')).AccountEnvelopes,
);
