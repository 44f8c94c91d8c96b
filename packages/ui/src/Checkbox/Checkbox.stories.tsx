import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Link } from '../Link/Link.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Kit/Checkbox',
  component: Checkbox,
  args: { label: '', onChange: fn() },
  render: (args, { globals }) => <Checkbox {...args} label={args.label || storyMessages(globals).remember} />,
});

export const Playground = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: storyMessages(globals).remember });
    await userEvent.click(canvas.getByText(storyMessages(globals).remember));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    const row = box.closest('label') as HTMLElement;
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const States = meta.story({
  render: (args, { globals }) => {
    const { remember, hint, terms, termsError, search } = storyMessages(globals);
    return (
      <Stack gap="xs">
        <Checkbox {...args} label={remember} />
        <Checkbox {...args} label={remember} defaultChecked />
        <Checkbox {...args} label={remember} hint={hint} />
        <Checkbox {...args} label={terms} error={termsError} required />
        <Checkbox {...args} label={<Link href="#terms">{search}</Link>} />
        <Checkbox {...args} label={remember} disabled />
        <Checkbox {...args} label={remember} disabled defaultChecked />
      </Stack>
    );
  },
  play: async ({ canvas, globals }) => {
    const box = canvas.getByRole('checkbox', { name: storyMessages(globals).terms });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(storyMessages(globals).termsError);
  },
});

/** Its label is hidden, and the text beside it names it: the box stands on the line of that text. */
export const BesideItsName = meta.story({
  render: (args, { globals }) => (
    <div style={{ display: 'flex', alignItems: 'baseline', gap: 16 }}>
      <span>{storyMessages(globals).search}</span>
      <Checkbox {...args} label={<VisuallyHidden>{storyMessages(globals).remember}</VisuallyHidden>} />
    </div>
  ),
  play: async ({ canvas, globals }) => {
    const middleOf = (element: HTMLElement): number => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    };
    const off = middleOf(canvas.getByRole('checkbox')) - middleOf(canvas.getByText(storyMessages(globals).search));
    await expect(Math.abs(off)).toBeLessThan(2);
  },
});

export const Narrow = meta.story({
  render: (args, { globals }) => (
    <div style={{ width: 220 }}>
      <Checkbox {...args} label={storyMessages(globals).sentence} error={storyMessages(globals).termsError} />
    </div>
  ),
});
