import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Dialog } from '../Dialog/Dialog.tsx';
import { DateField } from './DateField.tsx';
import { writeDate } from './typedDate.ts';

const today = '2026-11-21';
const isThai = (globals: object): boolean => codeOf(globals) === 'th';

const meta = preview.meta({
  title: 'Kit/DateField',
  component: DateField,
  args: {
    label: '',
    value: today,
    today,
    max: today,
    locale: '',
    labels: { open: '', close: '', previous: '', next: '', placeholder: '', invalid: '' },
    onChange: fn(),
  },
  render: ({ onChange, value: start, ...args }, { globals }) => {
    const words = storyMessages(globals);
    const labels = { ...words.date, close: words.close };
    // The function is a component.
    const [value, setValue] = useState(start);
    return (
      <div style={{ maxWidth: 280 }}>
        <DateField
          {...args}
          label={args.label || words.date.label}
          labels={labels}
          locale={isThai(globals) ? 'th-TH' : 'en-GB'}
          value={value}
          onChange={(day) => {
            setValue(day);
            onChange(day);
          }}
        />
      </div>
    );
  },
});

const shown = (day: string, globals: object): string => writeDate(day, isThai(globals) ? 'buddhist' : 'gregory');

/** A typed day is read in both eras, and written in that of the language when the player leaves. */
export const Typed = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: storyMessages(globals).date.label });
    await expect(input).toHaveValue(shown(today, globals));
    await userEvent.clear(input);
    await userEvent.type(input, '1/2/2569');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-02-01');
    await userEvent.tab();
    await expect(input).toHaveValue(shown('2026-02-01', globals));
  },
});

/** What is not a day stays as it was typed, with what is wrong. */
export const NotADay = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.clear(input);
    await userEvent.type(input, '31/02/2569');
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toBeInvalid();
    await expect(input).toHaveValue('31/02/2569');
    await expect(input).toHaveAccessibleDescription(storyMessages(globals).date.invalid);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
});

/** Over another dialog, as in the member centre, the calendar begins at the current day too. */
export const InADialog = meta.story({
  decorators: [
    (Story, { globals }) => {
      const { all, close } = storyMessages(globals);
      return (
        <Dialog open onOpenChange={() => {}} title={all} closeLabel={close} width="dialog">
          <Story />
        </Dialog>
      );
    },
  ],
  play: async ({ globals, userEvent }) => {
    const { date } = storyMessages(globals);
    await userEvent.click(await screen.findByRole('button', { name: `${date.open}: ${date.label}` }));
    await screen.findByRole('dialog', { name: date.label });
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^21$/));
  },
});

/** The calendar moves by arrow keys, pages and the edges of the week, and ends at the last day. */
export const Chosen = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const { date } = storyMessages(globals);
    const open = canvas.getByRole('button', { name: `${date.open}: ${date.label}` });
    await userEvent.click(open);
    const calendar = within(await screen.findByRole('dialog', { name: date.label }));
    const focusedDay = (): string => document.activeElement?.textContent ?? '';
    await waitFor(() => expect(focusedDay()).toBe('21'));
    await expect(document.activeElement).toHaveAttribute('aria-current', 'date');
    await userEvent.keyboard('{ArrowRight}');
    await expect(focusedDay()).toBe('21');
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
    await waitFor(() => expect(focusedDay()).toBe('13'));
    await userEvent.keyboard('{PageUp}');
    await waitFor(() => expect(calendar.getByRole('grid')).toContainElement(document.activeElement as HTMLElement));
    await expect(calendar.getByRole('button', { name: date.next })).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-13');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
    await expect(canvas.getByRole('textbox')).toHaveValue(shown('2026-10-13', globals));
  },
});

/** The calendar on the smallest phone. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, globals, userEvent }) => {
    const { date } = storyMessages(globals);
    await userEvent.click(canvas.getByRole('button', { name: `${date.open}: ${date.label}` }));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

export const Invalid = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    return (
      <div style={{ maxWidth: 280 }}>
        <DateField
          {...args}
          label={words.date.label}
          labels={{ ...words.date, close: words.close }}
          locale={isThai(globals) ? 'th-TH' : 'en-GB'}
          error={words.date.invalid}
        />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
  },
});

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
});
