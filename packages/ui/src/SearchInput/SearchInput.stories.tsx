import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { SearchInput } from './SearchInput.tsx';

const onOuterKeyDown = fn();

const meta = preview.meta({
  title: 'Kit/SearchInput',
  component: SearchInput,
  args: { label: '', value: '', clearLabel: '', onChange: fn(), onSearch: fn() },
  render: function Render(args, { globals }) {
    const { search, clear } = storyMessages(globals);
    const [value, setValue] = useState(args.value);
    return (
      <div style={{ maxWidth: 360 }} onKeyDown={(event) => onOuterKeyDown(event.key)}>
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
    const { search, clear } = storyMessages(globals);
    const input = canvas.getByRole('searchbox', { name: search });
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'naga{Enter}');
    await expect(args.onSearch).toHaveBeenLastCalledWith('naga');
    await userEvent.click(canvas.getByRole('button', { name: clear }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

/** The first Escape clears the input and does not propagate. The next one reaches the surrounding dialog. */
export const Escape = meta.story({
  args: { value: 'naga' },
  play: async ({ canvas, args, userEvent }) => {
    onOuterKeyDown.mockClear();
    const input = canvas.getByRole('searchbox');
    input.focus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(input).toHaveFocus();
    await expect(onOuterKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(onOuterKeyDown.mock.calls).toEqual([['Escape']]);
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
