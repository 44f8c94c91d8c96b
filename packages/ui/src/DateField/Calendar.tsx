import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../Box/element.ts';
import { Heading } from '../Heading/Heading.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { cell, chosen, day as dayClass, grid, head, now, weekday } from './DateField.css.ts';
import { addDays, addMonths, clampDay, firstWeekday, monthOf, weekdayOf, weeksOf } from './month.ts';
import { eraOf } from './typedDate.ts';

export interface CalendarProps {
  /** The accessible name. */
  label: string;
  /** The chosen day, yyyy-MM-dd; '' for none. */
  value: string;
  /** Today in the site's time zone, yyyy-MM-dd. */
  today: string;
  /** The first day that can be chosen. */
  min?: string | undefined;
  /** The last day that can be chosen. */
  max?: string | undefined;
  /** The BCP 47 tag: Thai counts years in the Buddhist era. */
  locale: string;
  previousLabel: string;
  nextLabel: string;
  /** Receives the button of the current day, which the dialog focuses on opening. */
  currentDay: RefObject<HTMLButtonElement | null>;
  onChoose: (day: string) => void;
}

/**
 * A month as a grid of days (ARIA grid pattern). Arrow keys move by days and weeks, Home and End within the week, Page Up
 * and Page Down by months, with Shift by years.
 */
export function Calendar(props: CalendarProps) {
  const { label, value, today, min, max, locale, previousLabel, nextLabel, currentDay, onChoose } = props;
  const [current, setCurrent] = useState(clampDay(value === '' ? today : value, min, max));
  /** Set when a key has moved the current day: the buttons for months keep the focus. */
  const follows = useRef(false);
  useEffect(() => {
    if (follows.current) currentDay.current?.focus({ preventScroll: true });
    follows.current = false;
  }, [current, currentDay]);

  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(`${locale}-u-ca-${eraOf(locale)}-nu-latn`, {
      ...options,
      timeZone: 'UTC',
    });
    return (day: string): string => formatter.format(Date.parse(day));
  };
  const era = eraOf(locale) === 'buddhist' ? ({ era: 'short' } as const) : {};
  const fullName = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', ...era });
  const monthName = format({ month: 'long', year: 'numeric', ...era });
  const month = monthOf(current);

  const move = (day: string, byKey: boolean): void => {
    follows.current = byKey;
    setCurrent(clampDay(day, min, max));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = keyTarget(event, current, locale);
    if (target === null) return;
    event.preventDefault();
    move(target, true);
  };

  return (
    <div>
      <div className={head}>
        <IconButton
          label={previousLabel}
          icon={<Icon of={ChevronLeft} />}
          disabled={min !== undefined && monthOf(min) >= month}
          onClick={() => move(addMonths(current, -1), false)}
        />
        <div aria-live="polite">
          <Heading level={3} size="md">
            {monthName(current)}
          </Heading>
        </div>
        <IconButton
          label={nextLabel}
          icon={<Icon of={ChevronRight} />}
          disabled={max !== undefined && monthOf(max) <= month}
          onClick={() => move(addMonths(current, 1), false)}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the ARIA grid pattern */}
      <table role="grid" aria-label={label} className={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weekdays(locale).map(({ long, short }) => (
              <th key={long} scope="col" abbr={long} className={weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, locale).map((week, index) => (
            <tr key={index}>
              {week.map((day, at) =>
                day === null ? (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- a day of another month
                  <td key={at} className={cell} />
                ) : (
                  <td key={at} role="gridcell" aria-selected={day === value} className={cell}>
                    <button
                      ref={day === current ? currentDay : undefined}
                      type="button"
                      tabIndex={day === current ? 0 : -1}
                      aria-label={fullName(day)}
                      aria-current={day === today ? 'date' : undefined}
                      disabled={day !== clampDay(day, min, max)}
                      className={classes(dayClass, day === value && chosen, day === today && now)}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The day to which a key moves; null for other keys. */
function keyTarget({ key, shiftKey }: KeyboardEvent, day: string, locale: string): string | null {
  const months = shiftKey ? 12 : 1;
  const position = weekdayOf(day, locale);
  const targets: Readonly<Record<string, () => string>> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, -position),
    End: () => addDays(day, 6 - position),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  };
  return targets[key]?.() ?? null;
}

/** The names of the weekdays, in the order of the language. Thai calls its usual abbreviations narrow. */
function weekdays(locale: string): readonly { readonly long: string; readonly short: string }[] {
  const name = (style: 'long' | 'short' | 'narrow', index: number): string =>
    // 4 January 2026 is a Sunday.
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
      Date.UTC(2026, 0, 4 + firstWeekday(locale) + index),
    );
  return Array.from({ length: 7 }, (_, index) => ({
    long: name('long', index),
    short: name(locale.startsWith('th') ? 'narrow' : 'short', index),
  }));
}
