import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { PinField } from './PinField.tsx';

const meta = preview.meta({
  title: 'Kit/PinField',
  component: PinField,
  args: { label: '', value: '', showLabel: '', hideLabel: '', onChange: fn() },
  render: function Render(args, { globals }) {
    const { pin, show, hide } = storyMessages(globals);
    const [value, setValue] = useState(args.value);
    const change = (digits: string) => {
      setValue(digits);
      args.onChange(digits);
    };
    return (
      <div style={{ maxWidth: 360 }}>
        <PinField
          {...args}
          label={args.label || pin}
          showLabel={show}
          hideLabel={hide}
          value={value}
          onChange={change}
        />
      </div>
    );
  },
});

/** Thai digits and pasted separators are read; letters are dropped. */
export const Playground = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const { pin, show } = storyMessages(globals);
    const input = canvas.getByLabelText(pin);
    await userEvent.type(input, '๑๒a3');
    await expect(input).toHaveValue('123');
    await expect(input).toHaveAttribute('type', 'password');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await expect(input).toHaveAttribute('autocomplete', 'off');
    await userEvent.clear(input);
    await userEvent.paste('12-34 567');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
    await userEvent.click(canvas.getByRole('button', { name: show }));
    await expect(input).toHaveAttribute('type', 'text');
    await expect(input).toHaveValue('123456');
  },
});

export const Invalid = meta.story({
  render: (args, { globals }) => {
    const { pin, show, hide, pinError, pinHint } = storyMessages(globals);
    return (
      <div style={{ width: 220 }}>
        <PinField {...args} required label={pin} showLabel={show} hideLabel={hide} error={pinError} hint={pinHint} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const { pin, pinError, pinHint } = storyMessages(globals);
    await expect(canvas.getByLabelText(new RegExp(pin))).toHaveAccessibleDescription(`${pinError} ${pinHint}`);
  },
});

export const Disabled = meta.story({ args: { disabled: true, value: '123456' } });
