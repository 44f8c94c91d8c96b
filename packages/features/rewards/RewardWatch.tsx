import { useState } from 'react';
import { LazySection } from '#core/components/LazySection.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useWhitelabel } from '#core/site/site.ts';
import { isFeatureOn, isPageOn } from '#core/site/switches.ts';
import { LevelWatch } from './vip/LevelWatch.tsx';

const RainWatch = lazyComponent(() => import('./envelopes/RainWatch.tsx').then((part) => part.RainWatch));

interface RewardWatchProps {
  /** A dialog is open, which nothing opens over. */
  readonly paused: boolean;
  /** Called when something opens and when it closes. */
  readonly onShow: (shown: boolean) => void;
}

/** What opens by itself for a player: a new level (VIP-02), and a rain of red envelopes (LCK-01); one of them at a time. */
export function RewardWatch({ paused, onShow }: RewardWatchProps) {
  const whitelabel = useWhitelabel();
  const [shown, setShown] = useState<'level' | 'rain' | null>(null);
  const show = (what: 'level' | 'rain') => (isShown: boolean) => {
    setShown(isShown ? what : null);
    onShow(isShown);
  };
  return (
    <>
      {isFeatureOn(whitelabel, 'VIP') && <LevelWatch paused={paused || shown === 'rain'} onShow={show('level')} />}
      <LazySection optional>
        {isPageOn(whitelabel, 'redEnvelope') && (
          <RainWatch paused={paused || shown === 'level'} onShow={show('rain')} />
        )}
      </LazySection>
    </>
  );
}
