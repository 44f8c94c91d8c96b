import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyMessages } from '#storybook/storyMessages.ts';
import { Link } from '../Link/Link.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { Field } from './Field.tsx';

const meta = preview.meta({
  title: 'Kit/Field',
  component: Field,
  args: { label: '', children: () => null },
  render: (args, { globals }) => {
    const { amount } = storyMessages(globals);
    return (
      <div style={{ maxWidth: 360 }}>
        <Field {...args} label={args.label || amount}>
          {(control) => <input {...control} type="range" />}
        </Field>
      </div>
    );
  },
});

/** A custom control. Spread the given attributes on the focusable element. */
export const Playground = meta.story({
  args: { required: true },
  play: async ({ canvas, globals, userEvent }) => {
    const { amount } = storyMessages(globals);
    const control = canvas.getByRole('slider', { name: amount });
    await userEvent.click(canvas.getByText(amount));
    await expect(control).toHaveFocus();
    await expect(control).not.toHaveAttribute('aria-describedby');
    await expect(control).not.toHaveAttribute('aria-invalid');
  },
});

/** The hint explains the expected input, the error what is wrong. Both describe the control, the error first. */
export const HintAndError = meta.story({
  render: (_, { globals }) => {
    const { username, hint, error, forgot } = storyMessages(globals);
    return (
      <div style={{ maxWidth: 360 }}>
        <TextInput label={username} hint={hint} error={error} required aside={<Link href="#forgot">{forgot}</Link>} />
      </div>
    );
  },
  play: async ({ canvas, globals }) => {
    const { username, hint, error } = storyMessages(globals);
    const control = canvas.getByRole('textbox', { name: username });
    await expect(control).toBeInvalid();
    await expect(control).toBeRequired();
    await expect(control).toHaveAccessibleDescription(`${error} ${hint}`);
    await expect(canvas.getByRole('alert')).toHaveTextContent(error);
  },
});

export const LabelHidden = meta.story({
  args: { labelHidden: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('slider', { name: storyMessages(globals).amount })).toBeVisible();
  },
});

export const Narrow = meta.story({
  render: (_, { globals }) => {
    const { longName, sentence, phoneError, forgot } = storyMessages(globals);
    return (
      <div style={{ width: 220 }}>
        <TextInput
          label={longName}
          hint={sentence}
          error={phoneError}
          required
          aside={<Link href="#forgot">{forgot}</Link>}
        />
      </div>
    );
  },
});
