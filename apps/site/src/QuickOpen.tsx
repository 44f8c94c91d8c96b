import { QuickOpenDialog, type QuickOpenDialogProps } from '#features/quickOpen/QuickOpenDialog.tsx';
import { useQuickOpen } from '#features/quickOpen/useQuickOpen.ts';

/** Opens anything from anywhere. */
export function QuickOpen(props: Pick<QuickOpenDialogProps, 'open' | 'onClose'>) {
  return <QuickOpenDialog {...useQuickOpen(props)} />;
}
