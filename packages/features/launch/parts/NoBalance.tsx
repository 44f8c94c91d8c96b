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
  depositHref,
}: Pick<LaunchScreenProps, 'depositHref'> & { balance: Remote<Amount> }) {
  const { t } = useTranslation('launch');
  return (
    <div role="status">
      {balance.status === 'ready' && isNothing(balance.value) && (
        <div className={notice}>
          <Icon of={Wallet} size="small" />
          <span>{t('noBalance')}</span>
          <Link href={depositHref} tone="inherit">
            {t('deposit')}
          </Link>
        </div>
      )}
    </div>
  );
}
