import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { RecordFrameProps } from '../recordFrame.ts';
import { reference as referenceClass, word } from './CopyReference.css.ts';

/** What became of the last press: on which row, and whether it could be copied. */
export interface Copying {
  readonly last: { readonly id: string; readonly copied: boolean } | null;
  readonly copy: (id: string, reference: string) => void;
}

export function useCopying(onCopy: RecordFrameProps['onCopy']): Copying {
  const [last, setLast] = useState<Copying['last']>(null);
  return {
    last,
    copy: (id, reference) => void onCopy(reference).then((copied) => setLast({ id, copied })),
  };
}

/** The number that the support asks for, with a button that copies it. The list says aloud that it was copied. */
export function CopyReference({ id, reference, last, copy }: Copying & { id: string; reference: string }) {
  const { t } = useTranslation('records');
  const done = last?.id === id ? last : null;
  return (
    <div className={referenceClass}>
      <Text as="span" size="xs" tone="muted" numeric>
        {reference}
      </Text>
      <IconButton
        size="small"
        label={t('copy', { reference })}
        icon={<Icon of={done?.copied === true ? Check : Copy} size="small" />}
        onClick={() => copy(id, reference)}
      />
      {done && (
        <span aria-hidden className={word}>
          {t(done.copied ? 'copied' : 'copyFailed')}
        </span>
      )}
    </div>
  );
}
