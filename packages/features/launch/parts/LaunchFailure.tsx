import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { ErrorState } from '#ui/ErrorState/ErrorState.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { describeError } from '../../shared/describeError.ts';
import { useErrorText } from '../../shared/ErrorText.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { centre } from '../LaunchScreen.css.ts';
import type { LaunchScreenProps, LaunchState } from '../LaunchScreen.tsx';
import { whenFollowed } from './leaving.ts';
import { OtherGames } from './OtherGames.tsx';

interface LaunchFailureProps extends Pick<LaunchScreenProps, 'backHref' | 'practiceHref' | 'others' | 'onLeave'> {
  launch: Extract<LaunchState, { status: 'failed' | 'impossible' }>;
}

/** What happened, that no money has moved, and what to do: opening a game never moves any. */
export function LaunchFailure({ launch, backHref, practiceHref, others, onLeave }: LaunchFailureProps) {
  const { t } = useTranslation('launch');
  const shared = useTranslation('shared').t;
  const errorText = useErrorText();
  const reason = launch.status === 'failed' ? errorText(launch.error) : t(launch.reason);
  const helps = launch.status === 'impossible' || describeError(launch.error)?.action === 'retry';
  const again = helps ? launch.retry : undefined;
  return (
    <div className={centre}>
      <ErrorState
        announce
        title={t('failed')}
        text={`${reason} ${t('safe')}`}
        action={
          <Inline gap="sm" justify="center">
            {again && (
              <Button busy={launch.refreshing === true} onClick={again}>
                {shared('retry')}
              </Button>
            )}
            {practiceHref !== null && <ButtonLink href={practiceHref}>{t('practiseInstead')}</ButtonLink>}
            <ButtonLink
              href={backHref}
              tone={again || practiceHref !== null ? 'outline' : 'accent'}
              onClick={whenFollowed(onLeave)}
            >
              {t('toLobby')}
            </ButtonLink>
          </Inline>
        }
      />
      {others && <OtherGames games={others} />}
    </div>
  );
}
