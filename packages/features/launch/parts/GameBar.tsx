import { ArrowLeft, Maximize, Minimize, RotateCw } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { ButtonLink } from '#ui/ButtonLink/ButtonLink.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Money } from '#ui/Money/Money.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { localeOf } from '../../shared/format.ts';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { useIntentLock } from '../../shared/lock.ts';
import { bar, title } from '../LaunchScreen.css.ts';
import type { LaunchScreenProps } from '../LaunchScreen.tsx';

interface GameBarProps extends LaunchScreenProps {
  name: string;
  /** What fills the screen in full screen. */
  whole: RefObject<HTMLElement | null>;
}

export function GameBar({ name, whole, balance, onRefreshBalance, currencySymbol, language, backHref }: GameBarProps) {
  const { t } = useTranslation('launch');
  const { busy, run } = useIntentLock();
  return (
    <header aria-label={t('bar')} className={bar}>
      <ButtonLink href={backHref} tone="quiet" size="small" icon={<Icon of={ArrowLeft} size="small" />}>
        {t('back')}
      </ButtonLink>
      <h1 className={title}>{name}</h1>
      {balance.status === 'ready' && (
        <span>
          <VisuallyHidden>{t('balance')} </VisuallyHidden>
          <Money amount={balance.value} currency={currencySymbol} locale={localeOf(language)} size="sm" />
        </span>
      )}
      <IconButton
        label={t('refresh')}
        size="small"
        busy={busy}
        icon={<Icon of={RotateCw} size="small" />}
        onClick={() => void run(onRefreshBalance)}
      />
      <FullScreen whole={whole} />
    </header>
  );
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

function FullScreen({ whole }: Pick<GameBarProps, 'whole'>) {
  const { t } = useTranslation('launch');
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // Phones of one maker have no full screen for pages: no button that does nothing.
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={full ? t('leaveFullscreen') : t('fullscreen')}
      size="small"
      icon={<Icon of={full ? Minimize : Maximize} size="small" />}
      onClick={() => void (full ? document.exitFullscreen() : whole.current?.requestFullscreen())}
    />
  );
}
