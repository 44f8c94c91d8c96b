import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import type { LaunchScreenProps } from '../launch.types.ts';
import { notice } from '../LaunchScreen.css.ts';

/** A notice with a deposit link, for an empty balance. The game stays usable for its free rounds. */
export function NoBalance({ depositHref }: Pick<LaunchScreenProps, 'depositHref'>) {
  const { t } = useTranslation('launch');
  return (
    <div className={notice}>
      <Icon of={TriangleAlert} size="small" />
      <span>{t('noBalance')}</span>
      {depositHref !== null && (
        <Link href={depositHref} tone="inherit">
          {t('deposit')}
        </Link>
      )}
    </div>
  );
}
