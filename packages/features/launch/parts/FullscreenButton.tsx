import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** A browser may refuse, and then has its reasons. */
const attempt = (change: Promise<void>): void => void change.catch(() => {});
const leave = (): void => {
  if (document.fullscreenElement !== null) attempt(document.exitFullscreen());
};

/** All of the page fills the screen: dialogs and messages lie beside the game in it, and would not be seen otherwise. */
export function FullscreenButton() {
  const { t } = useTranslation('launch');
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // The page stays when the game goes.
  useEffect(() => leave, []);
  // Phones of one maker have no full screen for pages: no button that does nothing.
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={full ? t('leaveFullscreen') : t('fullscreen')}
      size="small"
      icon={<Icon of={full ? Minimize : Maximize} size="small" />}
      onClick={() => (full ? leave() : attempt(document.documentElement.requestFullscreen()))}
    />
  );
}
