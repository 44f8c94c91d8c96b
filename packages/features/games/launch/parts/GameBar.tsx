import { ArrowLeft, Headset, RefreshCw, RotateCw } from 'lucide-react';
import { Amount } from '#core/components/Amount.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { useActionLock } from '#core/data/useActionLock.ts';
import { formatTime } from '#core/format/dates.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useNow } from '#core/time/useNow.ts';
import { useTick } from '#core/time/useTick.ts';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Favourite, LaunchScreenProps } from '../launch.types.ts';
import { age, backLabel, bar, heart, middle, pill, sum, title, tools } from './GameBar.css.ts';
import { onPlainClick } from './onPlainClick.ts';

// Most games are played with money.
const PracticeMark = lazyComponent(() => import('./PracticeMark.tsx').then((part) => part.PracticeMark));
const WindowTools = lazyComponent(() => import('./WindowTools.tsx').then((part) => part.WindowTools));

const FavouriteButton = lazyComponent(() => import('./FavouriteButton.tsx').then((part) => part.FavouriteButton));

interface GameBarProps extends Pick<
  LaunchScreenProps,
  'balance' | 'onRefreshBalance' | 'backHref' | 'realHref' | 'onLeave' | 'sessionWatch'
> {
  /** Name of the game. */
  name: string;
  /** Null while there is no game to reload. */
  onReload: (() => void) | null;
  onSupport?: (() => void) | undefined;
  onOwnWindow: LaunchScreenProps['onOwnWindow'];
  favourite: Favourite | null;
}

/** The bar above a game: back, balance or practice badge, session clock, and tools. */
export function GameBar({
  name,
  balance,
  onRefreshBalance,
  backHref,
  realHref,
  onReload,
  onOwnWindow,
  favourite,
  onSupport,
  onLeave,
  sessionWatch,
}: GameBarProps) {
  const { t } = useTranslation('launch');
  return (
    <header aria-label={t('bar')} className={bar}>
      <ButtonLink
        href={backHref}
        tone="quiet"
        size="small"
        icon={<Icon of={ArrowLeft} size="small" />}
        onClick={onPlainClick(onLeave)}
      >
        <span className={backLabel}>{t('back')}</span>
      </ButtonLink>
      <h1 className={title}>{name}</h1>
      <div className={middle}>
        {balance === null ? (
          <LazySection>
            <PracticeMark realHref={realHref} />
          </LazySection>
        ) : (
          <Balance balance={balance} onRefreshBalance={onRefreshBalance} />
        )}
      </div>
      {sessionWatch}
      <div className={tools}>
        {favourite !== null && (
          <span className={heart}>
            <LazySection optional>
              <FavouriteButton of={favourite} name={name} />
            </LazySection>
          </span>
        )}
        {onReload !== null && (
          <IconButton
            label={t('reload')}
            size="small"
            icon={<Icon of={RefreshCw} size="small" />}
            onClick={() => onReload()}
          />
        )}
        {onSupport && (
          <IconButton
            label={t('support')}
            size="small"
            icon={<Icon of={Headset} size="small" />}
            onClick={() => onSupport()}
          />
        )}
        <LazySection optional>
          <WindowTools onOwnWindow={onOwnWindow} />
        </LazySection>
      </div>
    </header>
  );
}

interface BalanceProps extends Pick<LaunchScreenProps, 'onRefreshBalance'> {
  balance: NonNullable<LaunchScreenProps['balance']>;
}

/** Age from which the balance counts as outdated, since an open game refreshes it every few seconds; in ms. */
const staleMs = 60_000;

/** Shows when the balance was received, once it is outdated. `at` is in ms since the epoch. */
function BalanceAge({ at }: { at: number }) {
  const now = useNow();
  const language = useLanguage();
  const { t } = useTranslation('launch');
  const time = useTick(now, staleMs / 2);
  if (time - at < staleMs) return null;
  return <span className={age}>{t('balanceAt', { time: formatTime(at, language) })}</span>;
}

function Balance({ balance, onRefreshBalance }: BalanceProps) {
  const { t } = useTranslation('launch');
  const { busy, run } = useActionLock();
  return (
    <div className={pill}>
      {balance.status === 'failed' && <span className={sum}>{t('balanceFailed')}</span>}
      {balance.status === 'ready' && (
        <span className={sum}>
          <VisuallyHidden>{`${t('balance')} `}</VisuallyHidden>
          <Amount balance value={balance.value} />
          <BalanceAge at={balance.at} />
        </span>
      )}
      <IconButton
        label={t('refresh')}
        size="small"
        busy={busy}
        icon={<Icon of={RotateCw} size="small" />}
        onClick={() => void run(onRefreshBalance)}
      />
    </div>
  );
}
