import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Filters, type FiltersProps } from './Filters.tsx';

interface FilterSheetProps extends FiltersProps {
  open: boolean;
  onClose: () => void;
}

/** Leagues and vendors of narrow windows. A choice closes the sheet. */
export function FilterSheet({ open, onClose, ...filters }: FilterSheetProps) {
  const { t } = useTranslation('sports');
  return (
    <Dialog
      open={open}
      width="dialog"
      title={t('filter.title')}
      closeLabel={t('filter.close')}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
    >
      <Filters {...filters} onChoose={onClose} />
    </Dialog>
  );
}
