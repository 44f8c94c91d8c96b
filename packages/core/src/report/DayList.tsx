import { useId } from 'react';
import { classes } from '#ui/Box/element.ts';
import { DayHeading } from '#ui/DayHeading/DayHeading.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Amount } from '../components/Amount.tsx';
import { dayOf } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { useTranslation } from '../i18n/useTranslation.tsx';
import type { ByDay, DayTotal } from './byDay.types.ts';
import { bones, boneHead, busy as busyClass, rows as rowsClass } from './DayList.css.ts';
import { dayText } from './dayTexts.ts';
import { EntryRow } from './EntryRow.tsx';
import { barHeight } from './ListBar.css.ts';
import { groupByDay } from './ranges.model.ts';

interface DayListProps<Row> extends Pick<ByDay<never, Row>, 'at' | 'entry'> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  totals: readonly DayTotal[];
  /** Today in the site's time zone, yyyy-MM-dd. */
  today: string;
  /** It is below the bar of a narrow list. */
  underBar: boolean;
  /** The rows are being replaced. */
  busy: boolean;
}

/** The rows of a list under the days on which they were, with what each day came to. */
export function DayList<Row>({ rows, rowKey, at, entry, totals, today, underBar, busy }: DayListProps<Row>) {
  const id = useId();
  const { t } = useTranslation('records');
  const language = useLanguage();
  return (
    <div aria-busy={busy || undefined} className={classes(busy && busyClass)}>
      {groupByDay(rows, (row) => dayOf(Date.parse(at(row)))).map(({ day, rows: ofDay }) => {
        const total = totals.find((each) => each.day === day)?.total;
        const name = dayText(day, today, language, t);
        return (
          <section key={day} aria-labelledby={`${id}${day}`}>
            <DayHeading
              id={`${id}${day}`}
              level={4}
              {...(underBar && { top: barHeight })}
              sum={total === undefined ? undefined : <Amount sign="always" value={total} />}
            >
              {name}
            </DayHeading>
            <ul role="list" className={rowsClass}>
              {ofDay.map((row) => (
                <li key={rowKey(row)}>
                  <EntryRow entry={entry(row)} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

/** What stands for the list while it loads, as high as its rows. */
export const DayListSkeleton = ({ rows }: { rows: number }) => (
  <div aria-hidden>
    <div className={boneHead}>
      <Skeleton shape="text" size="sm" />
    </div>
    {Array.from({ length: rows }, (_, at) => (
      <div key={at} className={bones}>
        <Skeleton shape="text" size="sm" lines={2} />
      </div>
    ))}
  </div>
);
