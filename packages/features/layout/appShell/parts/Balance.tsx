import { RotateCw } from 'lucide-react';
import { Amount } from '#core/components/Amount.tsx';
import { HideBalance } from '#core/components/HideBalance.tsx';
import { LoadingLine } from '#core/components/LoadingLine.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { useTick } from '#core/time/useTick.ts';
import { classes } from '#ui/Box/element.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { MenuItem } from '#ui/Menu/items.ts';
import { Menu } from '#ui/Menu/Menu.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { AppShellMember } from '../appShell.types.ts';
import { age, amount, eye, failure, opener, pill, skeletonBox } from './Balance.css.ts';

interface BalanceProps {
  member: AppShellMember;
  /** What the balance opens; without items it opens nothing. */
  wallet: readonly MenuItem[];
  /** There is space for everything, also on phones. @default false */
  spacious?: boolean;
}

/** Age from which a balance shows its time, in ms. */
const staleMs = 60_000;

function BalanceAge({ at }: { at: number }) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('appShell');
  const time = useTick(now, staleMs / 2);
  if (time - at < staleMs) return null;
  return <span className={age}>{t('balanceAt', { time: formatTime(at, language) })}</span>;
}

/**
 * The balance with a refresh button (NAV-03c), which opens the wallet (NAV-03g). An unknown balance is a skeleton or an
 * error, never an amount.
 */
export function Balance({ member: { balance, onRefreshBalance }, wallet, spacious = false }: BalanceProps) {
  const { t } = useTranslation('appShell');
  const { busy, run } = useActionLock();
  const content = (
    <>
      <VisuallyHidden>{`${t('balance')} `}</VisuallyHidden>
      {balance.status === 'loading' && (
        <span className={skeletonBox}>
          <LoadingLine />
        </span>
      )}
      {balance.status === 'failed' && <span className={failure}>{t('balanceFailed')}</span>}
      {balance.status === 'ready' && (
        <>
          <Amount balance value={balance.value} />
          <BalanceAge at={balance.at} />
        </>
      )}
    </>
  );
  return (
    <div className={pill}>
      {wallet.length === 0 ? (
        <span className={amount}>{content}</span>
      ) : (
        <Menu
          label={t('wallet')}
          items={wallet}
          trigger={(trigger) => (
            <button type="button" className={classes(amount, opener)} {...trigger}>
              {content}
            </button>
          )}
        />
      )}
      <span className={spacious ? undefined : eye}>
        <HideBalance />
      </span>
      <IconButton
        label={t('refreshBalance')}
        size="small"
        shape="round"
        busy={busy}
        icon={<Icon of={RotateCw} size="small" />}
        onClick={() => void run(onRefreshBalance)}
      />
    </div>
  );
}
