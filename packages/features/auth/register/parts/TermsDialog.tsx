import { FailedState } from '#core/components/FailedState.tsx';
import { FormattedText } from '#core/components/FormattedText.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { TermsDialogProps } from '../register.types.ts';

/** The terms as a dialog over the form, which keeps its values (REG-05a). */
export function TermsDialog({ open, text, onClose }: TermsDialogProps) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation();
  return (
    <Dialog open={open} onOpenChange={onClose} title={t('terms.title')} closeLabel={shared('close')}>
      <Content text={text} />
    </Dialog>
  );
}

function Content({ text }: Pick<TermsDialogProps, 'text'>) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation();
  if (text.status === 'loading') return <Skeleton shape="text" lines={8} />;
  if (text.status === 'failed') {
    return <FailedState level={3} title={shared('crash.title')} failed={text} />;
  }
  return text.value === null ? <Text tone="muted">{t('terms.missing')}</Text> : <FormattedText html={text.value} />;
}
