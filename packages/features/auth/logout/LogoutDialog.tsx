import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';
import type { LogoutProps } from './logout.types.ts';

/** Asks for confirmation before signing out (LGN-13). */
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
