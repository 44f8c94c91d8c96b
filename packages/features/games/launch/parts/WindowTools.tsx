import { AppWindow } from 'lucide-react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { openWindow } from '#core/security/openExternal.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { useToast } from '#ui/Toast/useToast.ts';
import type { LaunchScreenProps } from '../launch.types.ts';
import { FullscreenButton } from './FullscreenButton.tsx';

/** As large as the screen. */
const gameWindow = { width: Infinity, height: Infinity, name: 'kinnari-game' } as const;

/** Where the game is shown: in the whole screen, or in a window of its own, for vendors that forbid frames. */
export function WindowTools({ onOwnWindow }: Pick<LaunchScreenProps, 'onOwnWindow'>) {
  const { t } = useTranslation('launch');
  const errors = useTranslation('errors').t;
  const toast = useToast();
  return (
    <>
      {onOwnWindow && (
        <IconButton
          label={t('ownWindow')}
          size="small"
          icon={<Icon of={AppWindow} size="small" />}
          onClick={() => {
            const opened = openWindow(gameWindow);
            if (opened === null) toast.show({ id: 'ownWindow', tone: 'negative', text: errors('popupBlocked') });
            else onOwnWindow(opened);
          }}
        />
      )}
      <FullscreenButton />
    </>
  );
}
