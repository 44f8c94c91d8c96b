import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import { useTranslation } from '../shared/i18n/useTranslation.tsx';
import type { LogoutProps } from './useLogout.ts';

/** LGN-13: asks before it signs out. */
export function LogoutDialog({ open, onClose, onConfirm }: LogoutProps) {
  const { t } = useTranslation('login');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onClose}
      title={t('logout.title')}
      text={t('logout.text')}
      cancelLabel={t('logout.cancel')}
      confirmLabel={t('logout.confirm')}
      onConfirm={onConfirm}
    />
  );
}
