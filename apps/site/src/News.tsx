import { useState } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { useSession } from '#core/data/platform.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { roleOf } from '#core/session/role.ts';
import { useWhitelabel } from '#core/site/site.ts';
import { isPageOn } from '#core/site/switches.ts';
import { useForcedPasswordChange } from '#features/auth/forcedPasswordChange/useForcedPasswordChange.ts';
import { NoticeDialog } from '#features/content/notices/NoticeDialog.tsx';
import { type NewsOptions, useNews } from '#features/content/notices/useNews.ts';

const RainWatch = lazyComponent(() =>
  import('#features/rewards/envelopes/RainWatch.tsx').then((part) => part.RainWatch),
);

/** What opens by itself: news (NOT-02), and a rain of red envelopes (LCK-01). Also the notice that was clicked (NOT-01). */
export function News({ paused, clicked }: NewsOptions) {
  // A forced password change comes first.
  const mustChange = useForcedPasswordChange().change !== null;
  const busy = paused || mustChange;
  const [raining, setRaining] = useState(false);
  const news = useNews({ paused: busy || raining, clicked });
  const isPlayer = ['member', 'agent'].includes(roleOf(useSession()));
  const canRain = isPageOn(useWhitelabel(), 'redEnvelope') && isPlayer;
  return (
    <>
      <NoticeDialog {...news} />
      <LazySection optional>{canRain && <RainWatch paused={busy || news.open} onShow={setRaining} />}</LazySection>
    </>
  );
}
