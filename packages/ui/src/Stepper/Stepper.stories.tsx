import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Stepper, type StepperProps } from './Stepper.tsx';

const meta = preview.meta({
  title: 'Kit/Stepper',
  component: Stepper,
  args: { label: '', value: 2, max: 12, decreaseLabel: '', increaseLabel: '', onChange: fn() },
  render: function Render({ value: start, onChange, ...args }: StepperProps, { globals }) {
    const [value, setValue] = useState(start);
    const { quantity, less, more } = storyMessages(globals);
    return (
      <Stepper
        {...args}
        label={quantity}
        decreaseLabel={less}
        increaseLabel={more}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    );
  },
});

/** By button and by key; a typed number is put into the range when the focus leaves. */
export const Playground = meta.story({
  args: { onChange: fn() },
  play: async ({ canvas, args, globals, userEvent }) => {
    const { quantity, less, more } = storyMessages(globals);
    const number = canvas.getByRole('spinbutton', { name: quantity });
    await userEvent.click(canvas.getByRole('button', { name: more }));
    await expect(args.onChange).toHaveBeenLastCalledWith(3);
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(number).toHaveAttribute('aria-valuenow', '4');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('button', { name: less })).toBeDisabled();
    await userEvent.clear(number);
    await userEvent.type(number, '๙๙');
    await userEvent.tab();
    await expect(number).toHaveValue('12');
    await expect(args.onChange).toHaveBeenLastCalledWith(12);
    await expect(canvas.getByRole('button', { name: more })).toBeDisabled();
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
