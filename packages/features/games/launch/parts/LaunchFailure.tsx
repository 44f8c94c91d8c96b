import { LazySection } from '#core/components/LazySection.tsx';
import { useRefusalText } from '#core/components/useRefusalText.ts';
import { describeError } from '#core/data/describeError.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import type { FailedLaunch, ImpossibleLaunch, LaunchScreenProps } from '../launch.types.ts';
import { centre } from '../LaunchScreen.css.ts';
import { onPlainClick } from './onPlainClick.ts';

// Most failures are not those of a vendor in maintenance.
const OtherGames = lazyComponent(() => import('./OtherGames.tsx').then((part) => part.OtherGames));

interface LaunchFailureProps extends Pick<
  LaunchScreenProps,
  'backHref' | 'practiceHref' | 'realHref' | 'others' | 'onLeave'
> {
  launch: FailedLaunch | ImpossibleLaunch;
}

/**
 * Tells why a game did not open, that the balance is unchanged (opening a game never moves money), and what to do
 * next.
 */
export function LaunchFailure({ launch, backHref, practiceHref, realHref, others, onLeave }: LaunchFailureProps) {
  const { t } = useTranslation('launch');
  const errorText = useRefusalText('launch');
  const reason = launch.status === 'failed' ? errorText(launch.error) : t(launch.reason);
  const retryHelps = launch.status === 'impossible' || describeError(launch.error)?.action === 'retry';
  const retry = retryHelps ? launch.retry : undefined;
  return (
    <div className={centre}>
      <ErrorState
        announce
        title={t('failed')}
        text={`${reason} ${t('safe')}`}
        action={
          <Inline gap="sm" justify="center">
            {retry && (
              <Button busy={launch.refreshing === true} onClick={retry}>
                {t('common:retry')}
              </Button>
            )}
            {practiceHref !== null && <ButtonLink href={practiceHref}>{t('practiseInstead')}</ButtonLink>}
            {realHref !== null && (
              <ButtonLink href={realHref} tone="soft">
                {t('playForReal')}
              </ButtonLink>
            )}
            <ButtonLink
              href={backHref}
              tone={retry || practiceHref !== null ? 'outline' : 'accent'}
              onClick={onPlainClick(onLeave)}
            >
              {t('toLobby')}
            </ButtonLink>
          </Inline>
        }
      />
      {others && (
        <LazySection optional>
          <OtherGames games={others} />
        </LazySection>
      )}
    </div>
  );
}
