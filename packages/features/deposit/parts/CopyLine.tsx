import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { DepositScreenProps } from '../DepositScreen.tsx';
import { label as labelClass, line, value as valueClass } from './PayTo.css.ts';

interface LineProps {
  label: string;
  value: string;
}

export function Line({ label, value }: LineProps) {
  return (
    <div className={line}>
      <dt className={labelClass}>{label}</dt>
      <dd className={valueClass}>{value}</dd>
    </div>
  );
}

interface CopyLineProps extends LineProps, Pick<DepositScreenProps, 'onCopy'> {
  /** What is read, where that is not what is copied. */
  shown?: string;
}

/** A line with a button that copies what stands there. */
export function CopyLine({ label, value, shown = value, onCopy }: CopyLineProps) {
  const { t } = useTranslation('deposit');
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    // Said again each time.
    setCopied(null);
    setCopied(await onCopy(value));
  };
  return (
    <div className={line}>
      <dt className={labelClass}>{label}</dt>
      <dd className={valueClass}>
        <span>{shown}</span>
        <IconButton
          label={`${t('waiting.copy')} ${label}`}
          size="small"
          icon={<Icon of={copied === true ? Check : Copy} size="small" />}
          onClick={() => void copy()}
        />
        <VisuallyHidden>
          <span role="status">{copied === true ? t('waiting.copied', { label }) : ''}</span>
        </VisuallyHidden>
        {copied === false && <span role="alert">{t('waiting.copyFailed')}</span>}
      </dd>
    </div>
  );
}
