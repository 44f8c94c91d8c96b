import { Maximize, Minimize } from 'lucide-react';
import { type RefObject, useSyncExternalStore } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

export function FullscreenButton({ whole }: { whole: RefObject<HTMLElement | null> }) {
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
