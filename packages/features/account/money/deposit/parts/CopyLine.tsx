import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { CopyField } from '#ui/CopyField/CopyField.tsx';
import { Fact } from '#ui/FactList/FactList.tsx';
import type { DepositScreenProps } from '../deposit.types.ts';

interface CopyLineProps extends Pick<DepositScreenProps, 'onCopy'> {
  label: string;
  value: string;
  /** The displayed text, when it differs from the copied value. @default value */
  shown?: string;
}

/** A named value of the order, with a button that copies it. */
export function CopyLine({ label, value, shown, onCopy }: CopyLineProps) {
  const { t } = useTranslation('deposit');
  return (
    <Fact label={label}>
      <CopyField
        value={value}
        shown={shown}
        copyLabel={`${t('waiting.copy')} ${label}`}
        copiedLabel={t('waiting.copied', { label })}
        failedLabel={t('waiting.copyFailed')}
        onCopy={onCopy}
      />
    </Fact>
  );
}
