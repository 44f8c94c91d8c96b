import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { usePlayStatus } from '#core/session/playStatus.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';
import { useIdleWatch } from './useIdleWatch.ts';
import { useKeptForms } from './useKeptForms.ts';

// With its messages, which few visits need.
const IdleDialog = lazyComponent(() => import('./IdleDialog.tsx').then((part) => part.IdleDialog));

/**
 * Ends the session of a player who is away (LGN-15), and gives back what was typed after the next login.
 * @param playing the page shows a running game, whose bets are activity
 */
export function IdleWatch({ playing = false }: { readonly playing?: boolean }) {
  const [play] = usePlayStatus({ skip: !playing });
  const dialog = useIdleWatch(play.status === 'ready' ? play.value.session?.stake : undefined);
  useKeptForms();
  const opened = usePresence(dialog.open);
  return (
    <LazyDialogSection open={dialog.open} onClose={dialog.onStay}>
      {opened && <IdleDialog {...dialog} />}
    </LazyDialogSection>
  );
}
