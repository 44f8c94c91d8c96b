import { useState } from 'react';
import { passkeyList } from '#api/passkeys.ts';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useRemote } from '#core/data/remote.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { passkeyStateHere } from '#core/security/passkeys.ts';
import { useSite } from '#core/site/site.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { useWelcome } from './useWelcome.ts';
import { WelcomeDialog } from './WelcomeDialog.tsx';

const AddPasskey = lazyComponent(async () => (await import('../../protection/passkeys/AddPasskey.tsx')).AddPasskey);

/** The welcome joined with its hook. The site loads it when the URL asks for it. */
export function Welcome() {
  const welcome = useWelcome();
  const site = useSite();
  const [adding, setAdding] = useState(false);
  const load = usePresence(adding);
  const { passkeys = 'off', passkeyOffer = false } = site.status === 'ready' ? site.value.policy : {};
  const canOffer = welcome.open && passkeys !== 'off' && passkeyOffer && passkeyStateHere() === 'ready';
  const [list] = useRemote(passkeyList, canOffer ? {} : null, 'live');
  // A new account has none, so that nothing moves when the answer comes.
  const hasOne = list.status === 'ready' && list.value.list.length > 0;
  return (
    <>
      <WelcomeDialog {...welcome} onPasskey={canOffer && !hasOne ? () => setAdding(true) : null} />
      <LazyDialogSection open={adding} onClose={() => setAdding(false)}>
        {load && <AddPasskey open={adding} onClose={() => setAdding(false)} />}
      </LazyDialogSection>
    </>
  );
}
