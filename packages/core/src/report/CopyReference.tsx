import { Check, Copy } from 'lucide-react';
import { type ReactNode, createContext, use, useMemo, useState } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { shortReference, writtenReference } from '../format/reference.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { outcome, reference as referenceClass } from './CopyReference.css.ts';
import type { ReportListProps } from './report.types.ts';

/** State of the copy buttons of a list. */
interface CopyState {
  /** Row and result of the last copy; null before the first. */
  readonly last: { readonly id: string; readonly copied: boolean } | null;
  readonly copy: (id: string, reference: string) => void;
}

/** Null where nothing can be copied. */
const CopyContext = createContext<CopyState | null>(null);

interface CopiesProps {
  onCopy: NonNullable<ReportListProps['onCopy']>;
  children: ReactNode;
}

/** Around a list with copy buttons: announces what was copied. */
export function Copies({ onCopy, children }: CopiesProps) {
  const { t } = useTranslation('records');
  const [last, setLast] = useState<CopyState['last']>(null);
  const value = useMemo<CopyState>(
    () => ({ last, copy: (id, reference) => void onCopy(reference).then((copied) => setLast({ id, copied })) }),
    [last, onCopy],
  );
  return (
    <CopyContext value={value}>
      <VisuallyHidden>
        <span role="status">{last && t(last.copied ? 'copied' : 'copyFailed')}</span>
      </VisuallyHidden>
      {children}
    </CopyContext>
  );
}

interface CopyReferenceProps {
  /** Identifies the row: several rows can share a reference. */
  id: string;
  reference: string;
  /** Writes it in full, for details. @default false */
  whole?: boolean;
}

/**
 * A reference number, shortened in lists where it is long, with a button that copies the whole. The list announces the result, so the
 * visible note is hidden from it.
 */
export function CopyReference({ id, reference, whole = false }: CopyReferenceProps) {
  const state = use(CopyContext);
  const { t } = useTranslation('records');
  const done = state?.last?.id === id ? state.last : null;
  return (
    <span className={referenceClass}>
      <span title={reference}>
        <Text as="span" size={whole ? 'sm' : 'xs'} tone="muted" numeric translate="no">
          {whole ? writtenReference(reference) : shortReference(reference)}
        </Text>
      </span>
      {state && (
        <IconButton
          size="small"
          label={t('copy', { reference })}
          icon={<Icon of={done?.copied === true ? Check : Copy} size="small" />}
          onClick={() => state.copy(id, reference)}
        />
      )}
      {done && (
        <span aria-hidden className={outcome}>
          {t(done.copied ? 'copied' : 'copyFailed')}
        </span>
      )}
    </span>
  );
}
