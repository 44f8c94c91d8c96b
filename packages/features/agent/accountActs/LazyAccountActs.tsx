import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { AccountActsFields } from './accountActs.types.ts';

/** What an agent can do with the account itself, which loads after its details. */
export const LazyAccountActs = lazyComponent<AccountActsFields>(
  async () => (await import('./ConnectedAccountActs.tsx')).ConnectedAccountActs,
);
