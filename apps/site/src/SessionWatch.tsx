import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { ForcedPasswordChange } from '#features/auth/forcedPasswordChange/ForcedPasswordChange.tsx';
import { useSignedOutElsewhere } from '#features/auth/logout/useSignedOutElsewhere.ts';

const RealityCheck = lazyComponent(
  () => import('#features/account/realityCheck/RealityCheck.tsx').then((part) => part.RealityCheck),
  'limits',
);

/**
 * Handles a sign-out in another window, the forced password change and the reality check (RSP-04) on a game page, which
 * has no app shell.
 */
export function SessionWatch({ onLeave }: { onLeave: () => void }) {
  useSignedOutElsewhere();
  return (
    <>
      <ForcedPasswordChange onDone={() => {}} onLeft={onLeave} />
      <LazySection>
        <RealityCheck onLeave={onLeave} />
      </LazySection>
    </>
  );
}
