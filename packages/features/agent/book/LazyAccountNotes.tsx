import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import type { AccountNotesFields } from './book.types.ts';

/** Notes and tags of an account, which load after its figures. */
export const LazyAccountNotes = lazyComponent<AccountNotesFields>(
  async () => (await import('./ConnectedAccountNotes.tsx')).ConnectedAccountNotes,
);
