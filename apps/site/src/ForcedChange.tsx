import { Suspense, useState } from 'react';
import { useForcedChange } from '#features/login/useForcedChange.ts';
import { useSignOut } from '#features/logout/useSignOut.ts';
import { useTranslation } from '#features/shared/i18n/useTranslation.tsx';
import { lazyPart } from '#features/shared/lazyPart.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import { Region } from './Region.tsx';

const ForcedChangeDialog = lazyPart(
  () => import('./ForcedChangeDialog.tsx').then((part) => part.ForcedChangeDialog),
  'recovery',
  'fields',
);

export interface ForcedChangeProps {
  /** The password is changed, and the player may go on. */
  readonly onDone: () => void;
  /** The player went away from it, and is signed out. */
  readonly onLeft?: () => void;
}

/** LGN-05: over whatever page there is, for as long as somebody has to change their password; also after a reload. */
export function ForcedChange({ onDone, onLeft }: ForcedChangeProps) {
  const { change, settle } = useForcedChange();
  const signOut = useSignOut();
  const toast = useToast();
  const { t } = useTranslation('login');
  // What was asked for last stays in the tree, so that its closing can be seen.
  const [last, setLast] = useState(change);
  if (change !== null && change !== last) setLast(change);
  if (last === null) return null;

  async function leave(): Promise<void> {
    await signOut();
    onLeft?.();
    toast.show({ id: 'forcedChange', tone: 'warning', text: t('forcedChange.left') });
  }
  return (
    <Region>
      <Suspense fallback={null}>
        <ForcedChangeDialog
          // Somebody else has to type it anew.
          key={last.username}
          open={change !== null}
          forced={last.because}
          heldPassword={change?.heldPassword ?? null}
          onDone={() => {
            settle();
            onDone();
          }}
          onSignOut={() => void leave()}
        />
      </Suspense>
    </Region>
  );
}
