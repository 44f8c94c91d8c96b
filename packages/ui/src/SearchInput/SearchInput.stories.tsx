import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyWords } from '#storybook/storyWords.ts';
import { SearchInput } from './SearchInput.tsx';

const outside = fn();

const meta = preview.meta({
  title: 'Kit/SearchInput',
  component: SearchInput,
  args: { label: '', value: '', clearLabel: '', onChange: fn(), onSearch: fn() },
  render: function Render(args, { globals }) {
    const { search, clear } = storyWords(globals);
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 360 }} onKeyDown={(event) => outside(event.key)}>
        <SearchInput
          {...args}
          label={search}
          placeholder={search}
          clearLabel={clear}
          value={value}
          onChange={(next) => {
            setValue(next);
            args.onChange(next);
          }}
        />
      </div>
    );
  },
});

export const Playground = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const { search, clear } = storyWords(globals);
    const input = canvas.getByRole('searchbox', { name: search });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'naga{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('naga');
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

/** The first Escape empties it and goes no further; the next one belongs to the dialog around. */
export const Escape = meta.story({
  args: { value: 'naga' },
  play: async ({ canvas, args, userEvent }) => {
    outside.mockClear();
    const input = canvas.getByRole('searchbox');
    input.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
    await expect(outside).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(outside.mock.calls).toEqual([['Escape']]);
  },
});

export const Busy = meta.story({ args: { value: 'naga', busy: true } });
export const Small = meta.story({ args: { value: 'naga', size: 'small' } });
export const Disabled = meta.story({ args: { disabled: true } });

export const Narrow = meta.story({
  args: { value: 'ตำนานพญานาคราชผู้พิทักษ์ขุมทรัพย์' },
  decorators: [
    (Story) => (
      <div style={{ width: 220 }}>
        <Story />
      </div>
    ),
  ],
});
