import { ChevronDown, ChevronUp, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { Box } from '#ui/Box/Box.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { type Figure, Figures } from '#ui/Figures/Figures.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { formatTime } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { about, age, figures, more } from './ShortTotals.css.ts';
import type { TotalsProps } from './Totals.tsx';

/** The figures that are read at a glance: the first two, and the last one, which is what comes of all. */
const isBrief = (_: Figure, at: number, { length }: readonly Figure[]): boolean => at < 2 || at === length - 1;

/** The totals of a narrow list: three figures in one row, the others and the remark when they are asked for. */
export function ShortTotals({ refreshing, onRefresh, totals, note, at, outdated }: Omit<TotalsProps, 'answered'>) {
  const { t } = useTranslation('records');
  const id = useId();
  const [open, setOpen] = useState(false);
  const time = formatTime(at, useLanguage());
  const others = totals.filter((...figure) => !isBrief(...figure));
  const hasMore = others.length > 0 || note !== null;
  return (
    <Box {...(totals.length > 0 && { tone: 'sunken', radius: 'card' })}>
      {totals.length > 0 && (
        <div className={figures}>
          <Figures size="sm" figures={totals.filter(isBrief)} />
        </div>
      )}
      <div id={id} hidden={!open} className={more}>
        <Figures size="sm" figures={others} />
        {note !== null && <Text size="sm">{note}</Text>}
      </div>
      <div className={about}>
        <div role="status" className={age}>
          <Text size="xs" tone={outdated ? 'inherit' : 'muted'} numeric>
            {t(outdated ? 'outdated' : 'asOf', { time })}
          </Text>
        </div>
        {hasMore && (
          <Button
            tone="quiet"
            size="small"
            aria-expanded={open}
            aria-controls={id}
            icon={<Icon of={open ? ChevronUp : ChevronDown} size="small" />}
            onClick={() => setOpen(!open)}
          >
            {t(open ? 'lessTotals' : 'moreTotals')}
          </Button>
        )}
        <IconButton
          size="small"
          label={t('common:refresh')}
          busy={refreshing}
          icon={<Icon of={RefreshCw} size="small" />}
          onClick={onRefresh}
        />
      </div>
    </Box>
  );
}
