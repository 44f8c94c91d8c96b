import { ArrowLeft, Headset, RefreshCcw, RotateCw } from 'lucide-react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { formatTime, localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useIntentLock } from '../../shared/lock.ts';
import { useTick } from '../../shared/useTick.ts';
import type { LaunchScreenProps } from '../LaunchScreen.tsx';
import { FullscreenButton } from './FullscreenButton.tsx';
import { age, aside, backWord, bar, middle, pill, sum, title, tools } from './GameBar.css.ts';
import { whenFollowed } from './leaving.ts';

interface GameBarProps extends LaunchScreenProps {
  name: string;
}

export function GameBar(props: GameBarProps) {
  const { name, launch, balance, backHref, onReload, onSupport, onLeave } = props;
  const { t } = useTranslation('launch');
  return (
    <header aria-label={t('bar')} className={bar}>
      <ButtonLink
        href={backHref}
        tone="quiet"
        size="small"
        icon={<Icon of={ArrowLeft} size="small" />}
        onClick={whenFollowed(onLeave)}
      >
        <span className={backWord}>{t('back')}</span>
      </ButtonLink>
      <h1 className={title}>{name}</h1>
      <div className={middle}>
        {balance === null ? (
          <Badge tone="warning">
            {t('practice')} <span className={aside}>{t('practiceNote')}</span>
          </Badge>
        ) : (
          <Balance {...props} balance={balance} />
        )}
      </div>
      <div className={tools}>
        {launch.status === 'open' && (
          <IconButton
            label={t('reload')}
            size="small"
            icon={<Icon of={RefreshCcw} size="small" />}
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
        <FullscreenButton />
      </div>
    </header>
  );
}

type BalanceProps = Pick<LaunchScreenProps, 'onRefreshBalance' | 'currencySymbol' | 'language' | 'now'> & {
  balance: NonNullable<LaunchScreenProps['balance']>;
};

/** While a game is open it is asked for all the time: from this age on, in ms, that has not worked. */
const staleMs = 60_000;

function BalanceAge({ at, now, language }: Pick<BalanceProps, 'now' | 'language'> & { at: number }) {
  const { t } = useTranslation('launch');
  const time = useTick(now, staleMs / 2);
  if (time - at < staleMs) return null;
  return <span className={age}>{t('balanceAt', { time: formatTime(at, language) })}</span>;
}

function Balance({ balance, onRefreshBalance, currencySymbol, language, now }: BalanceProps) {
  const { t } = useTranslation('launch');
  const { busy, run } = useIntentLock();
  return (
    <div className={pill}>
      {balance.status === 'failed' && <span className={sum}>{t('balanceFailed')}</span>}
      {balance.status === 'ready' && (
        <span className={sum}>
          <VisuallyHidden>{t('balance')} </VisuallyHidden>
          <Money amount={balance.value} currency={currencySymbol} locale={localeOf(language)} />
          <BalanceAge at={balance.at} now={now} language={language} />
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
