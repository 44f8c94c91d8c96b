import { LazyAgeQuestion } from '#core/components/LazyAgeQuestion.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { isEmptyBalance } from './launch.model.ts';
import type { LaunchScreenProps } from './launch.types.ts';
import { centre, screen } from './LaunchScreen.css.ts';
import { GameBar } from './parts/GameBar.tsx';
import { GameFrame } from './parts/GameFrame.tsx';
import { LaunchFailure } from './parts/LaunchFailure.tsx';
import { Opening } from './parts/Opening.tsx';

const NoBalance = lazyComponent(async () => (await import('./parts/NoBalance.tsx')).NoBalance);
const LaunchPaused = lazyComponent(async () => (await import('./parts/LaunchPaused.tsx')).LaunchPaused);

/** A game that fills the window below a bar with the way back and the balance (RT-09, GAM-01, GAM-02). */
export function LaunchScreen(props: LaunchScreenProps) {
  const { launch, paused = null, balance, depositHref, onReload, favourite = null, age = null } = props;
  const { t } = useTranslation('launch');
  const failure = (launch.status === 'failed' || launch.status === 'impossible') && (
    <LaunchFailure {...props} launch={launch} />
  );
  return (
    <div className={screen}>
      <GameBar
        {...props}
        name={'name' in launch ? launch.name : t('game')}
        onReload={'name' in launch ? onReload : null}
        favourite={favourite}
      />
      {launch.status === 'open' && balance !== null && (
        <div role="status">
          <LazySection optional>
            {balance.status === 'ready' && isEmptyBalance(balance.value) && <NoBalance depositHref={depositHref} />}
          </LazySection>
        </div>
      )}
      <main>
        {launch.status === 'opening' &&
          (age === null ? <Opening /> : <LazyAgeQuestion request={age} skeleton={<Opening />} />)}
        {launch.status === 'open' && (
          <GameFrame
            {...props}
            key={launch.attempt}
            name={launch.name}
            url={launch.url}
            sandbox={launch.sandbox}
            slow={launch.slow}
          />
        )}
        {launch.status === 'window' && (
          <div role="status" className={centre}>
            <Text>{t('inWindow')}</Text>
            <Button onClick={() => onReload()}>{t('playHere')}</Button>
          </div>
        )}
        {failure !== false && paused !== null ? (
          <LazySection placeholder={<Opening />}>
            <LaunchPaused paused={paused} failure={failure} />
          </LazySection>
        ) : (
          failure
        )}
      </main>
    </div>
  );
}
