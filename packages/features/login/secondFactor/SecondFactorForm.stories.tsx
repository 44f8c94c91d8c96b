import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { sampleSmsView, wordsOf } from '../login.samples.ts';
import { sampleSecondFactor } from './secondFactor.samples.ts';
import { SecondFactorForm } from './SecondFactorForm.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Second factor',
  component: SecondFactorForm,
  args: sampleSecondFactor,
  decorators: [(Story) => <div style={{ maxWidth: '24rem', marginInline: 'auto' }}>{Story()}</div>],
});

/** The step is heard before it is filled in; the means are a group of which one is chosen. */
export const BySms = meta.story({
  play: async ({ canvas, args, globals }) => {
    const words = wordsOf(globals).secondFactor;
    await waitFor(() => expect(canvas.getByRole('heading', { name: words.title }).parentElement).toHaveFocus());
    await expect(canvas.getByText(/08x-xxx-9012/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: words.methods.sms })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: words.methods.bankName }));
    await expect(args.onMethod).toHaveBeenCalledWith('bankName');
    await userEvent.type(canvas.getByRole('textbox', { name: words.answers.sms }), '1{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: words.back }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

export const ByEmailSent = meta.story({
  args: { method: 'email', code: sampleSmsView({ sent: true, secondsLeft: 90 }) },
});

export const ByAuthenticatorWrong = meta.story({
  args: {
    method: 'google',
    answers: { ...sampleSecondFactor.answers, google: '123456' },
    problem: { kind: 'refused', code: 'second_factor_incorrect', message: '', detail: {} },
    attention: 1,
  },
  play: async ({ canvas, globals }) => {
    const answer = canvas.getByRole('textbox', { name: wordsOf(globals).secondFactor.answers.google });
    await expect(answer).toHaveAttribute('autocomplete', 'one-time-code');
    await waitFor(() => expect(answer).toHaveFocus());
    await expect(answer).toBeInvalid();
  },
});

/** One means alone needs no choice; on the narrowest phone, while no answer comes. */
export const ByBankNameAlone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    method: 'bankName',
    methods: [{ method: 'bankName', hint: '' }],
    problem: 'required',
    failure: { kind: 'network', outcomeUnknown: true },
    busy: true,
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      new RegExp(wordsOf(globals).secondFactor.required),
    );
  },
});
