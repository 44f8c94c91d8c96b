import { useState } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import type { LogoutProps } from './logout.types.ts';

/** Asks for confirmation before signing out (LGN-13), and whether a shared device is to forget the player (LGN-14). */
export function LogoutDialog({ open, onClose, onConfirm }: LogoutProps) {
  const { t } = useTranslation('login');
  const { t: end } = useTranslation('sessionEnd');
  const [forget, setForget] = useState(false);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('logout.title')}
      text={t('logout.text')}
      cancelLabel={t('logout.cancel')}
      confirmLabel={t('logout.confirm')}
      onBeforeOpen={() => setForget(false)}
      onConfirm={() => onConfirm(forget)}
    >
      <Checkbox label={end('forget.label')} hint={end('forget.hint')} checked={forget} onChange={setForget} />
    </ConfirmDialog>
  );
}
