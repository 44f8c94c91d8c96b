import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { useToast } from '#ui/Toast/useToast.ts';
import { useSignOut } from '../logout/useSignOut.ts';
import { useForcedPasswordChange } from './useForcedPasswordChange.ts';

const ForcedPasswordChangeDialog = lazyComponent(() =>
  import('./ForcedPasswordChangeDialog.tsx').then((part) => part.ForcedPasswordChangeDialog),
);

export interface ForcedPasswordChangeProps {
  /** Called when the password has been changed. */
  readonly onDone: () => void;
  /** Called when the player declined and has been signed out. */
  readonly onLeft?: () => void;
}

/** The dialog of a forced password change (LGN-05), over any page and also after a reload. */
export function ForcedPasswordChange({ onDone, onLeft }: ForcedPasswordChangeProps) {
  const { change, settle } = useForcedPasswordChange();
  const signOut = useSignOut();
  const toast = useToast();
  const { t } = useTranslation('login');
  // Keeps the closed dialog mounted, so that its exit animation can run.
  const last = usePresence(change);
  if (last === null) return null;

  async function leave(): Promise<void> {
    await signOut();
    onLeft?.();
    toast.show({ id: 'forcedChange', tone: 'warning', text: t('forcedChange.left') });
  }
  return (
    <LazyDialogSection open={change !== null} onClose={undefined}>
      <ForcedPasswordChangeDialog
        // Another account starts with an empty form.
        key={last.username}
        open={change !== null}
        forced={last.because}
        storedPassword={change?.storedPassword ?? null}
        onDone={() => {
          settle();
          onDone();
        }}
        onSignOut={() => void leave()}
      />
    </LazyDialogSection>
  );
}
