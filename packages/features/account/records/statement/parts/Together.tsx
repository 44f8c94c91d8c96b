import { type ReactNode, useState } from 'react';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Button } from '#ui/Button/Button.tsx';

interface TogetherProps {
  count: number;
  /** The rows, drawn when they are opened. */
  children: () => ReactNode;
}

/** Unfolds the rows of a sitting in a cell of a table. */
export function Together({ count, children }: TogetherProps) {
  const { t } = useTranslation('records');
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button tone="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('rows.see', { count: formatCount(count, useLanguage()) })}
      </Button>
      {open && children()}
    </div>
  );
}
