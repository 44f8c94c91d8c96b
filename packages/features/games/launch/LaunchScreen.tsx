import { LazyAgeQuestion } from '#core/components/LazyAgeQuestion.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { LaunchScreenProps } from './launch.types.ts';
import { screen } from './LaunchScreen.css.ts';
import { GameBar } from './parts/GameBar.tsx';
import { GameFrame } from './parts/GameFrame.tsx';
import { LaunchFailure } from './parts/LaunchFailure.tsx';
import { NoBalance } from './parts/NoBalance.tsx';
import { Opening } from './parts/Opening.tsx';

/** A game that fills the window below a bar with the way back and the balance (RT-09, GAM-01, GAM-02). */
export function LaunchScreen({
  launch,
  balance,
  onRefreshBalance,
  now,
  language,
  backHref,
  depositHref,
  practiceHref,
  others,
  onSupport,
  onLoaded,
  onReload,
  onOtherHost,
  onSettled,
  onLeave,
  age = null,
  sessionWatch,
}: LaunchScreenProps) {
  const { t } = useTranslation('launch');
  return (
    <div className={screen}>
      <GameBar
        name={launch.status === 'open' ? launch.name : t('game')}
        balance={balance}
        onRefreshBalance={onRefreshBalance}
        now={now}
        language={language}
        backHref={backHref}
        onReload={launch.status === 'open' ? onReload : null}
        onSupport={onSupport}
        onLeave={onLeave}
        sessionWatch={sessionWatch}
      />
      {launch.status === 'open' && balance !== null && <NoBalance balance={balance} depositHref={depositHref} />}
      <main>
        {launch.status === 'opening' &&
          (age === null ? <Opening /> : <LazyAgeQuestion request={age} skeleton={<Opening />} />)}
        {launch.status === 'open' && (
          <GameFrame
            key={launch.attempt}
            name={launch.name}
            url={launch.url}
            sandbox={launch.sandbox}
            slow={launch.slow}
            onLoaded={onLoaded}
            onOtherHost={onOtherHost}
            onSettled={onSettled}
            onLeave={onLeave}
          />
        )}
        {(launch.status === 'failed' || launch.status === 'impossible') && (
          <LaunchFailure
            launch={launch}
            backHref={backHref}
            practiceHref={practiceHref}
            others={others}
            onLeave={onLeave}
          />
        )}
      </main>
    </div>
  );
}
