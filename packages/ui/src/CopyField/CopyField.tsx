import { Check, Copy } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { field, text } from './CopyField.css.ts';

export interface CopyFieldProps {
  /** The text to copy. */
  value: string;
  /** The displayed text, when it differs from the copied one or is in another language. @default value */
  shown?: ReactNode;
  /** The name of the button. Name the value too: “Copy order number”. */
  copyLabel: string;
  /** Announced after a successful copy. */
  copiedLabel: string;
  /** Shown when the browser refused. */
  failedLabel: string;
  /** Copies the text. Resolves to false when the browser refused. */
  onCopy: (value: string) => Promise<boolean>;
}

/** A value with a button that copies it. The value can also be selected by hand. */
export function CopyField({ value, shown = value, copyLabel, copiedLabel, failedLabel, onCopy }: CopyFieldProps) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    // Clears the live region, so that a second copy is announced too.
    setCopied(null);
    setCopied(await onCopy(value));
  };
  return (
    <span className={field}>
      <span translate="no" className={text}>
        {shown}
      </span>
      <IconButton
        label={copyLabel}
        size="small"
        icon={<Icon of={copied === true ? Check : Copy} size="small" />}
        onClick={() => void copy()}
      />
      <VisuallyHidden>
        <span role="status">{copied === true ? copiedLabel : ''}</span>
      </VisuallyHidden>
      {copied === false && <span role="alert">{failedLabel}</span>}
    </span>
  );
}
