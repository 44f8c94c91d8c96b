import { useRef } from 'react';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Calendar, type CalendarProps } from './Calendar.tsx';

export interface CalendarDialogProps extends Omit<CalendarProps, 'currentDay'> {
  /** Whether the dialog is open. */
  open: boolean;
  /** The name of the button that closes it. */
  closeLabel: string;
  /** Called when the user closes the dialog without a choice. */
  onOpenChange: (open: boolean) => void;
}

/** The calendar of a `DateField`, in a chunk of its own. */
export function CalendarDialog({ open, closeLabel, onOpenChange, ...calendar }: CalendarDialogProps) {
  const currentDay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={calendar.label}
      width="dialog"
      closeLabel={closeLabel}
      // Not left to the calendar: a dialog below takes back a focus that moves before this one guards it.
      initialFocus={currentDay}
    >
      <Calendar {...calendar} currentDay={currentDay} />
    </Dialog>
  );
}
