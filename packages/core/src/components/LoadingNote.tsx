import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';

/** After how long a part says that it takes longer than usual, in ms. Well before the deadline of a read. */
export const slowAfterMs = 4_000;

interface LoadingNoteProps {
  /** Something else says that the part is loading. @default false */
  quiet?: boolean;
}

/** Says that a part is loading: to screen readers at once, and to everyone when it takes longer than usual. */
export function LoadingNote({ quiet = false }: LoadingNoteProps) {
  const { t } = useTranslation('common');
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, slowAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return quiet ? null : <VisuallyHidden>{t('loading')}</VisuallyHidden>;
  return <span>{t('slow')}</span>;
}
