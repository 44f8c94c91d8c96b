import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { outcome, reference as referenceClass } from './CopyReference.css.ts';
import type { RecordListProps } from './records.types.ts';

/** State of the copy buttons of a list. */
export interface CopyState {
  /** Row and result of the last copy; null before the first. */
  readonly last: { readonly id: string; readonly copied: boolean } | null;
  readonly copy: (id: string, reference: string) => void;
}

/** Keeps the result of the last copy, which the list announces. */
export function useCopyState(onCopy: RecordListProps['onCopy']): CopyState {
  const [last, setLast] = useState<CopyState['last']>(null);
  return {
    last,
    copy: (id, reference) => void onCopy(reference).then((copied) => setLast({ id, copied })),
  };
}

interface CopyReferenceProps {
  /** Identifies the row: several rows can share a reference. */
  id: string;
  reference: string;
  state: CopyState;
}

/** A reference number with a copy button. The list announces the result, so the visible note is hidden from it. */
export function CopyReference({ id, reference, state: { last, copy } }: CopyReferenceProps) {
  const { t } = useTranslation('records');
  const done = last?.id === id ? last : null;
  return (
    <div className={referenceClass}>
      <Text as="span" size="xs" tone="muted" numeric translate="no">
        {reference}
      </Text>
      <IconButton
        size="small"
        label={t('copy', { reference })}
        icon={<Icon of={done?.copied === true ? Check : Copy} size="small" />}
        onClick={() => copy(id, reference)}
      />
      {done && (
        <span aria-hidden className={outcome}>
          {t(done.copied ? 'copied' : 'copyFailed')}
        </span>
      )}
    </div>
  );
}
