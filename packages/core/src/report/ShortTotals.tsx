import { ChevronDown, ChevronUp, RefreshCw } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#ui/Button/Button.tsx';
import { type Figure, Figures } from '#ui/Figures/Figures.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { formatTime } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import { about, age, brief as briefClass, more } from './ShortTotals.css.ts';
import type { TotalsProps } from './Totals.tsx';
import { useAsOf } from './useAsOf.ts';

interface ShortTotalsProps extends Omit<TotalsProps, 'answered'> {
  /** The names of the three that are read at a glance. @default the first two and the last */
  brief: readonly string[] | undefined;
}

/** The figures that are read at a glance: the first two, and the last one, which is what comes of all. */
const isBrief = (_: Figure, at: number, { length }: readonly Figure[]): boolean => at < 2 || at === length - 1;

/**
 * The totals of a narrow list: three figures in one row; the others, the remark and the age of the list when they are asked
 * for. A list that is out of date says so at once.
 */
export function ShortTotals({ refreshing, onRefresh, totals, note, at, outdated, brief }: ShortTotalsProps) {
  const { t } = useTranslation('records');
  const id = useId();
  const [open, setOpen] = useState(false);
  const asOf = useAsOf(at);
  const time = formatTime(at, useLanguage());
  const short = brief === undefined ? totals.filter(isBrief) : totals.filter(({ name }) => brief.includes(name));
  const others = totals.filter((figure) => !short.includes(figure));
  return (
    <div>
      <div className={briefClass}>
        {short.length > 0 ? (
          <Figures size="sm" figures={short} />
        ) : (
          <Text size="xs" tone="muted" numeric>
            {t('asOf', { time })}
          </Text>
        )}
        <IconButton
          label={t(open ? 'lessTotals' : 'moreTotals')}
          aria-expanded={open}
          aria-controls={id}
          icon={<Icon of={open ? ChevronUp : ChevronDown} size="small" />}
          onClick={() => setOpen(!open)}
        />
      </div>
      <div role="status">
        {outdated && (
          <div className={about}>
            <Text size="xs" numeric>
              {t('outdated', { time: asOf })}
            </Text>
          </div>
        )}
      </div>
      <div id={id} hidden={!open} className={more}>
        {others.length > 0 && <Figures size="sm" figures={others} />}
        {note !== null && <Text size="sm">{note}</Text>}
        <div className={about}>
          <div className={age}>
            {!outdated && (
              <Text size="xs" tone="muted" numeric>
                {t('asOf', { time })}
              </Text>
            )}
          </div>
          <Button
            tone="quiet"
            size="small"
            busy={refreshing}
            icon={<Icon of={RefreshCw} size="small" />}
            onClick={onRefresh}
          >
            {t('common:refresh')}
          </Button>
        </div>
      </div>
    </div>
  );
}
