import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import type { FieldLabelling } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { TextInput, type inputSizes } from '../TextInput/TextInput.tsx';
import { loadCalendar, loadedCalendar } from './loadCalendar.ts';
import { eraOf, readDate, writeDate } from './typedDate.ts';

/** The words of a date field. */
export interface DateFieldLabels {
  /** The name of the button that opens the calendar. */
  open: string;
  /** The name of the button that closes the calendar. */
  close: string;
  /** The name of the button to the previous month. */
  previous: string;
  /** The name of the button to the next month. */
  next: string;
  /** How a day is typed, e.g. `dd/mm/yyyy`. Thai names the Buddhist era. */
  placeholder: string;
  /** Shown when the player leaves a text that is not a day. */
  invalid: string;
}

export interface DateFieldProps extends Omit<FieldLabelling, 'aside' | 'label'> {
  /** The label, which also names the calendar. */
  label: string;
  /** The day (controlled), yyyy-MM-dd; '' for none. */
  value: string;
  /** Called with the new day, yyyy-MM-dd, or with '' while the text is not a day. */
  onChange: (day: string) => void;
  /** Today in the site's time zone, yyyy-MM-dd. The calendar opens there. */
  today: string;
  /** The first day that the calendar offers. */
  min?: string;
  /** The last day that the calendar offers. */
  max?: string;
  /** The BCP 47 tag of the language. Thai writes years in the Buddhist era. */
  locale: string;
  /** The words of the field. */
  labels: DateFieldLabels;
  /** The name of the entry in form data. */
  name?: string;
  /** The height and text size. @default 'medium' */
  size?: (typeof inputSizes)[number];
  /** Disables the field. @default false */
  disabled?: boolean;
}

/**
 * A day that is typed or chosen in a calendar, whose code loads when it opens. Reads years of both eras and writes them in that of the language. `min` and
 * `max` limit the calendar only: what is typed outside them is reported, and the form says what is wrong with it.
 */
export function DateField(props: DateFieldProps) {
  const { label, value, onChange, today, min, max, locale, labels, error, ...rest } = props;
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string } | null>(null);
  const [left, setLeft] = useState(false);
  const [open, setOpen] = useState(false);
  const [Calendar, setCalendar] = useState(() => loadedCalendar());
  // A value from outside, such as a preset, replaces the text.
  const text = typed?.value === value ? typed.text : writeDate(value, eraOf(locale));
  const unreadable = left && value === '' && text !== '';

  const show = (): void => {
    setOpen(true);
    loadCalendar().then(
      (loaded) => setCalendar(() => loaded),
      // Loading failed; the next click tries again.
      () => setOpen(false),
    );
  };
  const type = (next: string, finished: boolean): void => {
    const day = readDate(next, locale, finished) ?? '';
    setTyped({ text: next, value: day });
    if (day !== value) onChange(day);
  };
  return (
    <>
      <TextInput
        {...rest}
        label={label}
        error={error || (unreadable ? labels.invalid : undefined)}
        value={text}
        placeholder={labels.placeholder}
        inputMode="numeric"
        autoComplete="off"
        onChange={(next) => {
          setLeft(false);
          type(next, false);
        }}
        onBlur={() => {
          setLeft(true);
          const day = readDate(text, locale);
          if (day === null) return;
          setTyped(null);
          if (day !== value) onChange(day);
        }}
        trailing={
          <IconButton
            label={`${labels.open}: ${label}`}
            icon={<Icon of={CalendarDays} />}
            size={rest.size}
            disabled={rest.disabled}
            aria-haspopup="dialog"
            aria-expanded={open}
            busy={open && Calendar === undefined}
            onClick={show}
          />
        }
      />
      {Calendar && (
        <Calendar
          open={open}
          onOpenChange={setOpen}
          closeLabel={labels.close}
          label={label}
          value={value}
          today={today}
          min={min}
          max={max}
          locale={locale}
          previousLabel={labels.previous}
          nextLabel={labels.next}
          onChoose={(day) => {
            setTyped(null);
            onChange(day);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
