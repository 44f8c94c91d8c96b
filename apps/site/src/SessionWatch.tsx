import { LazySection } from '#core/components/LazySection.tsx';
import { useSession } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useSearchParams } from '#core/routing/router.ts';
import { useSite } from '#core/site/site.ts';
import { MoveOffer } from '#features/account/money/wallet/MoveOffer.tsx';
import { ForcedPasswordChange } from '#features/auth/forcedPasswordChange/ForcedPasswordChange.tsx';
import { useSignedOutElsewhere } from '#features/auth/logout/useSignedOutElsewhere.ts';
import { MaintenanceNotice } from './MaintenanceNotice.tsx';

const RealityCheck = lazyComponent(() =>
  import('#features/account/protection/realityCheck/RealityCheck.tsx').then((part) => part.RealityCheck),
);

const LiveUpdates = lazyComponent(() => import('#core/live/LiveUpdates.tsx').then((part) => part.LiveUpdates));
const IdleWatch = lazyComponent(() => import('#features/auth/idle/IdleWatch.tsx').then((part) => part.IdleWatch));

/**
 * Handles a sign-out in another window, the push channel, the forced password change, the reality check (RSP-04), the idle time-out (LGN-15) and the
 * offer to move money (MNY-06) on a game page, which has no app shell.
 */
export function SessionWatch({ onLeave }: { onLeave: () => void }) {
  useSignedOutElsewhere();
  const [search] = useSearchParams();
  const session = useSession();
  const site = useSite();
  const isPushed = site.status === 'ready' && site.value.live === 'stream';
  const vassalage = session === null ? null : search.get('vassalage');
  return (
    <>
      <ForcedPasswordChange onDone={() => {}} onLeft={onLeave} />
      <MaintenanceNotice playing />
      <LazySection optional>{session !== null && <IdleWatch playing />}</LazySection>
      <LazySection optional>{isPushed && session !== null && <LiveUpdates playing />}</LazySection>
      <LazySection optional>
        <RealityCheck onLeave={onLeave} />
      </LazySection>
      {vassalage !== null && search.get('practice') !== '1' && <MoveOffer vassalage={vassalage} />}
    </>
  );
}
