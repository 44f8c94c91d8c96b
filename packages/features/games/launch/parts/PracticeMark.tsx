import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import type { LaunchScreenProps } from '../launch.types.ts';
import { aside } from './GameBar.css.ts';

/** Says in place of the balance that a game is played without money, and leads to playing with it. */
export function PracticeMark({ realHref }: Pick<LaunchScreenProps, 'realHref'>) {
  const { t } = useTranslation('launch');
  return (
    <>
      <Badge tone="warning">
        <span>{t('practice')}</span> <span className={aside}>{t('practiceNote')}</span>
      </Badge>
      {realHref !== null && (
        <ButtonLink href={realHref} tone="money" size="small">
          {t('playForReal')}
        </ButtonLink>
      )}
    </>
  );
}
