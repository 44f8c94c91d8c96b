import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { over } from './LoadingNote.css.ts';

/** After how long a part says that it takes longer than usual, in ms. Well before the deadline of a read. */
export const slowAfterMs = 4_000;

/** Returns whether the component has been mounted for longer than loading usually takes. */
export function useSlow(): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, slowAfterMs, true);
    return () => clearTimeout(timer);
  }, []);
  return slow;
}

interface LoadingNoteProps {
  /** Something else says that the part is loading. @default false */
  quiet?: boolean;
  /** Lies over what is around it, which has to be positioned, and moves nothing. @default false */
  floating?: boolean;
}

/** Says that a part is loading: to screen readers at once, and to everyone when it takes longer than usual. */
export function LoadingNote({ quiet = false, floating = false }: LoadingNoteProps) {
  const { t } = useTranslation('common');
  const slow = useSlow();
  if (!slow) return quiet ? null : <VisuallyHidden>{t('loading')}</VisuallyHidden>;
  return <span className={floating ? over : undefined}>{t('slow')}</span>;
}
