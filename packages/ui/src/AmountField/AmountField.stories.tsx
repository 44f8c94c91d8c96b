import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { AmountField } from './AmountField.tsx';

const quick = [
  { value: '500', label: '฿500' },
  { value: '1000', label: '฿1,000' },
  { value: '5000', label: '฿5,000' },
];

const meta = preview.meta({
  title: 'Kit/AmountField',
  component: AmountField,
  args: { label: '', hint: '', value: '', currency: '฿', quick, onChange: fn() },
  render: function Render(args, { globals }) {
    const { amount, limits, quickAmounts } = storyMessages(globals);
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onChange(text);
    };
    return (
      <div style={{ maxWidth: 360 }}>
        <AmountField
          {...args}
          label={amount}
          hint={args.hint || limits}
          quickLabel={quickAmounts}
          value={value}
          onChange={change}
        />
      </div>
    );
  },
});

/** The text stays as typed; a quick button replaces it. */
export const Playground = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const { amount, quickAmounts } = storyMessages(globals);
    const input = canvas.getByRole('textbox', { name: amount });
    await userEvent.type(input, '1,5');
    await expect(input).toHaveValue('1,5');
    await expect(canvas.getByRole('group', { name: quickAmounts })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '฿1,000' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1000');
    await expect(input).toHaveValue('1000');
  },
});

export const Invalid = meta.story({
  args: { value: '99', required: true },
  render: (args, { globals }) => {
    const { amount, limits, limitError, quickAmounts } = storyMessages(globals);
    return (
      <div style={{ width: 220 }}>
        <AmountField {...args} label={amount} hint={limits} error={limitError} quickLabel={quickAmounts} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const { limits, limitError } = storyMessages(globals);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(`${limitError} ${limits}`);
  },
});

export const WithoutQuickAmounts = meta.story({
  args: { quick: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Disabled = meta.story({ args: { disabled: true, value: '500' } });
