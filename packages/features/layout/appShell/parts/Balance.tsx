import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { walletBalance } from '#api/member.ts';
import type { Amount as AmountValue } from '#api/primitives.ts';
import { Amount } from '#core/components/Amount.tsx';
import { HideBalance } from '#core/components/HideBalance.tsx';
import { LoadingLine } from '#core/components/LoadingLine.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import type { Remote } from '#core/data/remote.ts';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { useNow } from '#core/time/useNow.ts';
import { useOffline } from '#core/time/useOffline.ts';
import { useTick } from '#core/time/useTick.ts';
import { classes } from '#ui/Box/element.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import type { MenuItem } from '#ui/Menu/items.ts';
import { Menu } from '#ui/Menu/Menu.tsx';
import { useIsFrom } from '#ui/theme/useIsFrom.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { AppShellMember } from '../appShell.types.ts';
import type { Sheets } from '../useSheets.ts';
import { age, amount, failure, long, opener, pill, tools, waiting } from './Balance.css.ts';

interface BalanceProps {
  member: AppShellMember;
  /** What the balance opens on wide screens; without items it opens nothing there. */
  wallet: readonly MenuItem[];
  /** On phones the balance opens the sheet of the wallet. */
  sheets: Sheets;
  /** At the end: the deposit. */
  children: ReactNode;
}

/** Age from which a balance shows its time, in ms. */
const staleMs = 60_000;
/** Longer amounts are in a smaller print on phones, such as `12345678.90`. */
const usualLength = '99999.99'.length;

/** When the balance was asked for, once that is long ago. Not while the platform tells of each change: then it is that of now. */
function BalanceAge({ at }: { at: number }) {
  const { heard } = usePlatform();
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('appShell');
  const time = useTick(now, staleMs / 2);
  if (time - at < staleMs || heard.has(walletBalance.id)) return null;
  return <span className={age}>{t('balanceAt', { time: formatTime(at, language) })}</span>;
}

/** The balance: a placeholder of its size or an error while it is unknown, never an amount; without a connection, the sentence that it comes. */
export function BalanceText({ balance }: { balance: Remote<AmountValue> }) {
  const { t } = useTranslation('appShell');
  const isOffline = useOffline() !== null;
  if (balance.status !== 'ready' && isOffline) return <span className={waiting}>{t('balanceOffline')}</span>;
  if (balance.status === 'loading') return <LoadingLine />;
  if (balance.status === 'failed') return <span className={failure}>{t('balanceFailed')}</span>;
  return (
    <>
      <Amount balance value={balance.value} />
      <BalanceAge at={balance.at} />
    </>
  );
}

/** The buttons that hide the balance and ask for it again (NAV-03c, NAV-03h). */
export function BalanceTools({ onRefreshBalance }: Pick<AppShellMember, 'onRefreshBalance'>) {
  const { t } = useTranslation('appShell');
  const { busy, run } = useActionLock();
  return (
    <>
      <HideBalance />
      <IconButton
        label={t('refreshBalance')}
        size="small"
        shape="round"
        busy={busy}
        icon={<Icon of={RotateCw} size="small" />}
        onClick={() => void run(onRefreshBalance)}
      />
    </>
  );
}

/** The balance in the header (NAV-03c), which opens the wallet (NAV-03g): a menu on wide screens, a sheet on phones. */
export function Balance({ member, wallet, sheets, children }: BalanceProps) {
  const { t } = useTranslation('appShell');
  const isWide = useIsFrom('desktop');
  const { balance } = member;
  const isLong = balance.status === 'ready' && balance.value.length > usualLength;
  const look = classes(amount, isLong && long);
  const content = (
    <>
      <VisuallyHidden>{`${t('balance')} `}</VisuallyHidden>
      <BalanceText balance={balance} />
    </>
  );
  return (
    <div className={pill}>
      {isWide && wallet.length > 0 && (
        <Menu
          label={t('wallet')}
          items={wallet}
          trigger={(trigger) => (
            <button type="button" className={classes(look, opener)} {...trigger}>
              {content}
            </button>
          )}
        />
      )}
      {isWide && wallet.length === 0 && <span className={look}>{content}</span>}
      {!isWide && (
        <button
          type="button"
          className={classes(look, opener)}
          aria-haspopup="dialog"
          aria-expanded={sheets.isOpen('wallet')}
          onClick={() => sheets.open('wallet')}
        >
          {content}
        </button>
      )}
      <span className={tools}>
        <BalanceTools onRefreshBalance={member.onRefreshBalance} />
      </span>
      {children}
    </div>
  );
}
