import { useState } from 'react';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { usePasskeyOffer } from './usePasskeyOffer.ts';

const AddPasskey = lazyComponent(async () => (await import('./AddPasskey.tsx')).AddPasskey);

/** Offers a passkey to a player who has logged in with a password (SEC-08), in the place of the messages, and adds it. */
export function PasskeyOffer() {
  const [adding, setAdding] = useState(false);
  const load = usePresence(adding);
  usePasskeyOffer(() => setAdding(true));
  return (
    <LazyDialogSection open={adding} onClose={() => setAdding(false)}>
      {load && <AddPasskey open={adding} onClose={() => setAdding(false)} />}
    </LazyDialogSection>
  );
}
