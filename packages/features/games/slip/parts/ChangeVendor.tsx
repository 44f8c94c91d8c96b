import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog/ConfirmDialog.tsx';

interface ChangeVendorProps {
  open: boolean;
  /** Names of the vendors. */
  from: string;
  to: string;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks whether the slip goes to another vendor: a slip has the prices of one. */
export function ChangeVendor({ open, from, to, onConfirm, onCancel }: ChangeVendorProps) {
  const { t } = useTranslation('slip');
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onCancel();
      }}
      title={t('change.title', { from, to })}
      text={t('change.text')}
      confirmLabel={t('change.yes', { to })}
      cancelLabel={t('change.no')}
      onConfirm={onConfirm}
    />
  );
}
