import { useId } from 'react';
import { Button, type ButtonProps } from '#ui/Button/Button.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { useOffline } from '../time/useOffline.ts';
import { Warning } from './Warning.tsx';

/** The button of what is done at once or not at all. Without a connection it is off and says why; what was typed stays. */
export function OnlineButton({ disabled = false, ...button }: ButtonProps) {
  const { t } = useTranslation('common');
  const reason = useId();
  const isOffline = useOffline() !== null;
  return (
    <>
      {isOffline && (
        <div id={reason} role="status">
          <Warning>{t('chunk.offline.title')}</Warning>
        </div>
      )}
      <Button {...button} disabled={disabled || isOffline} {...(isOffline && { 'aria-describedby': reason })} />
    </>
  );
}
