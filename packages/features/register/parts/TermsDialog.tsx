import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { RichText } from '#ui/RichText/RichText.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { FailedState } from '../../shared/FailedState.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { RegisterProps } from '../useRegister.ts';

export interface TermsDialogProps {
  readonly terms: RegisterProps['terms'];
  readonly onClose: () => void;
}

/** REG-05a: the terms over the form, so that nothing that was typed is left behind. */
export function TermsDialog({ terms, onClose }: TermsDialogProps) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation();
  return (
    <Dialog open={terms.open} onOpenChange={onClose} title={t('terms.title')} closeLabel={shared('close')}>
      <Content text={terms.text} />
    </Dialog>
  );
}

function Content({ text }: { readonly text: RegisterProps['terms']['text'] }) {
  const { t } = useTranslation('register');
  const { t: shared } = useTranslation();
  if (text.status === 'loading') return <Skeleton shape="text" lines={8} />;
  if (text.status === 'failed') {
    return <FailedState level={3} title={shared('crash.title')} failed={text} />;
  }
  return text.value === null ? <Text tone="muted">{t('terms.missing')}</Text> : <RichText html={text.value} />;
}
