import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { TextArea } from './TextArea.tsx';

const meta = preview.meta({
  title: 'Kit/TextArea',
  component: TextArea,
  args: { label: '', value: '', most: 20, onChange: fn() },
  render: function Render(args, { globals }) {
    const [value, setValue] = useState(args.value);
    const change = (text: string) => {
      setValue(text);
      args.onChange(text);
    };
    return (
      <div style={{ maxWidth: 360 }}>
        <TextArea {...args} label={storyMessages(globals).notice} value={value} onChange={change} />
      </div>
    );
  },
});

/** A Thai letter with its marks counts once, and a text that is too long stays. */
export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, 'กี่');
    await expect(canvas.getByText('1/20')).toBeVisible();
    await userEvent.type(input, 'a'.repeat(25));
    await expect(canvas.getByText('26/20')).toBeVisible();
    await expect(input).toHaveValue(`กี่${'a'.repeat(25)}`);
  },
});

export const Invalid = meta.story({
  render: (args, { globals }) => {
    const { longName, notice, hint, error } = storyMessages(globals);
    return (
      <div style={{ width: 220 }}>
        <TextArea {...args} required label={notice} hint={hint} error={error} value={longName} />
      </div>
    );
  },
});

export const Disabled = meta.story({ args: { disabled: true } });
