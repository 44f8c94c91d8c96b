import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useSearchParams } from '#core/routing/router.ts';
import { usePresence } from '#ui/Presence/usePresence.ts';

const TryGame = lazyComponent(() => import('#features/games/tryGame/TryGame.tsx').then((part) => part.TryGame));
const Welcome = lazyComponent(() => import('#features/account/money/welcome/Welcome.tsx').then((part) => part.Welcome));

/** What the URL opens for new players over a page: the offer of a game without money, and the welcome. Each loads by itself. */
export function FirstSteps({ onLeave }: { onLeave: () => void }) {
  const [search] = useSearchParams();
  const tried = search.has('try');
  const welcomed = search.has('welcome');
  const loadTrial = usePresence(tried);
  const loadWelcome = usePresence(welcomed);
  return (
    <>
      <LazyDialogSection open={tried} onClose={onLeave}>
        {loadTrial && <TryGame />}
      </LazyDialogSection>
      <LazyDialogSection open={welcomed} onClose={onLeave}>
        {loadWelcome && <Welcome />}
      </LazyDialogSection>
    </>
  );
}
