import { TriangleAlert } from 'lucide-react';
import type { Amount } from '#api/primitives.ts';
import type { Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { isEmptyBalance } from '../launch.model.ts';
import type { LaunchScreenProps } from '../launch.types.ts';
import { notice } from '../LaunchScreen.css.ts';

interface NoBalanceProps extends Pick<LaunchScreenProps, 'depositHref'> {
  balance: Remote<Amount>;
}

/** A notice with a deposit link while the balance is empty. The game stays usable for its free rounds. */
export function NoBalance({ balance, depositHref }: NoBalanceProps) {
  const { t } = useTranslation('launch');
  return (
    <div role="status">
      {balance.status === 'ready' && isEmptyBalance(balance.value) && (
        <div className={notice}>
          <Icon of={TriangleAlert} size="small" />
          <span>{t('noBalance')}</span>
          {depositHref !== null && (
            <Link href={depositHref} tone="inherit">
              {t('deposit')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
