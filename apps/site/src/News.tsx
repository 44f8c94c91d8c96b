import { useState } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { useSession } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { roleOf } from '#core/session/role.ts';
import { useForcedPasswordChange } from '#features/auth/forcedPasswordChange/useForcedPasswordChange.ts';
import { NoticeDialog } from '#features/content/notices/NoticeDialog.tsx';
import { type NewsOptions, useNews } from '#features/content/notices/useNews.ts';

const RewardWatch = lazyComponent(() => import('#features/rewards/RewardWatch.tsx').then((part) => part.RewardWatch));

/** What opens by itself: news (NOT-02), a new level (VIP-02) and a rain of red envelopes (LCK-01). Also the notice that was clicked (NOT-01). */
export function News({ paused, clicked }: NewsOptions) {
  // A forced password change comes first.
  const mustChange = useForcedPasswordChange().change !== null;
  const busy = paused || mustChange;
  const [rewarding, setRewarding] = useState(false);
  const news = useNews({ paused: busy || rewarding, clicked });
  const isPlayer = ['member', 'agent'].includes(roleOf(useSession()));
  return (
    <>
      <NoticeDialog {...news} />
      <LazySection optional>{isPlayer && <RewardWatch paused={busy || news.open} onShow={setRewarding} />}</LazySection>
    </>
  );
}
