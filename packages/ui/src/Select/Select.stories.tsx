import { Globe } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Select } from './Select.tsx';

const banks = (words: string) => words.split(', ').map((label, index) => ({ value: String(index), label }));

const meta = preview.meta({
  title: 'Kit/Select',
  component: Select<string>,
  args: { label: '', options: [], onChange: fn() },
  render: (args, { globals }) => (
    <div style={{ maxWidth: 360 }}>
      <Select
        {...args}
        label={storyMessages(globals).bank}
        options={banks(storyMessages(globals).banks)}
        placeholder={storyMessages(globals).choose}
      />
    </div>
  ),
});

export const Playground = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const { bank, choose } = storyMessages(globals);
    const select = canvas.getByRole('combobox', { name: bank });
    await expect(select).toHaveDisplayValue(choose);
    await userEvent.selectOptions(select, '1');
    await expect(args.onChange).toHaveBeenLastCalledWith('1');
    await expect(select).toHaveValue('1');
  },
});

export const Variants = meta.story({
  render: (args, { globals }) => {
    const words = storyMessages(globals);
    const languages = [
      { value: 'th', label: words.thai },
      { value: 'en', label: words.english },
    ];
    return (
      <div style={{ maxWidth: 360 }}>
        <Stack>
          <Select {...args} label={words.bank} options={banks(words.banks)} defaultValue="1" hint={words.hint} />
          <Select {...args} label={words.language} options={languages} leading={<Icon of={Globe} />} />
          <Select {...args} label={words.language} labelHidden options={languages} size="small" />
          <Select
            {...args}
            label={words.bank}
            options={banks(words.banks)}
            placeholder={words.choose}
            error={words.choose}
            required
          />
          <Select {...args} label={words.bank} options={banks(words.banks)} disabled />
        </Stack>
      </div>
    );
  },
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Select
        {...args}
        label={storyMessages(globals).bank}
        options={[{ value: 'long', label: storyMessages(globals).longName }]}
      />
    </div>
  ),
});
