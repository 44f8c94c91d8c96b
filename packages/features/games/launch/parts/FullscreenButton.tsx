import { Maximize, Minimize } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};

/** Browsers may refuse full screen; a refusal is ignored. */
const ignoreRefusal = (change: Promise<void>): void => void change.catch(() => {});
const leave = (): void => {
  if (document.fullscreenElement !== null) ignoreRefusal(document.exitFullscreen());
};

/** Toggles full screen for the whole page rather than the frame, so that dialogs and messages stay visible. */
export function FullscreenButton() {
  const { t } = useTranslation('launch');
  const full = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null,
    () => false,
  );
  // Leaving the game leaves full screen.
  useEffect(() => leave, []);
  // Safari on iPhone has no full screen for pages.
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      label={full ? t('leaveFullscreen') : t('fullscreen')}
      size="small"
      icon={<Icon of={full ? Minimize : Maximize} size="small" />}
      onClick={() => (full ? leave() : ignoreRefusal(document.documentElement.requestFullscreen()))}
    />
  );
}
