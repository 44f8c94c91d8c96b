import { FailedState } from '#core/components/FailedState.tsx';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import type { RegisterFormProps } from '../register.types.ts';

export interface TermsDialogProps {
  readonly terms: RegisterFormProps['terms'];
  readonly onClose: () => void;
}

/** The terms as a dialog over the form, which keeps its values (REG-05a). */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation();
  return (
    <Dialog open={terms.open} onOpenChange={onClose} title={t('terms.title')} closeLabel={shared('close')}>
      <Content text={terms.text} />
    </Dialog>
  );
}

function Content({ text }: { readonly text: RegisterFormProps['terms']['text'] }) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation();
  if (text.status === 'loading') return <Skeleton shape="text" lines={8} />;
  if (text.status === 'failed') {
    return <FailedState level={3} title={shared('crash.title')} failed={text} />;
  }
  return text.value === null ? <Text tone="muted">{t('terms.missing')}</Text> : <RichText html={text.value} />;
}
