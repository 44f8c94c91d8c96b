import { Wallet } from 'lucide-react';
import type { Amount } from '#api/primitives.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { Remote } from '../../shared/remote.ts';
import { isNothing } from '../launch.model.ts';
import { notice } from '../LaunchScreen.css.ts';
import type { LaunchScreenProps } from '../LaunchScreen.tsx';

/** Nothing to bet with: the game opens all the same, for its free rounds. */
export function NoBalance({
  balance,
  walletHref,
}: Pick<LaunchScreenProps, 'walletHref'> & { balance: Remote<Amount> }) {
  const { t } = useTranslation('launch');
  return (
    <div role="status">
      {balance.status === 'ready' && isNothing(balance.value) && (
        <div className={notice}>
          <Icon of={Wallet} size="small" />
          <span>{t('noBalance')}</span>
          {walletHref !== undefined && (
            <Link href={walletHref} tone="inherit">
              {t('wallet')}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}
