import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useMoneyForm } from '#core/flow/useMoneyForm.ts';
import { type AmountProblem, checkAmount } from '#core/money/amount.ts';
import preview from '#storybook/preview.tsx';
import type { Globals } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { readAmount } from '#text/readAmount.ts';
import { chosenMethod, depositFields } from './deposit.model.ts';
import { sampleDeposit, sampleEntry, sampleMethods } from './deposit.samples.ts';
import type { DepositField, DepositScreenProps } from './deposit.types.ts';
import { DepositScreen } from './DepositScreen.tsx';

const idle = { state: { status: 'idle' }, reset() {} } as const;

/** A form that keeps what is pasted, and judges it when the player leaves the field. */
function Form(props: DepositScreenProps & { globals: Globals }) {
  const form = useMoneyForm<DepositField, AmountProblem>(depositFields, idle);
  const method = chosenMethod(sampleMethods(props.globals), null);
  const checked = method && checkAmount(form.values.amount, method);
  const entry = sampleEntry(form.propsFor(checked?.ok === false ? { amount: checked.problem } : {}, fn()));
  return <DepositScreen {...props} entry={entry} />;
}

const meta = preview.meta({
  title: 'Screens/Member centre/Deposit/Pasted',
  render: (_, { globals }) => <Form {...sampleDeposit(globals)} globals={globals} />,
});

const taken = ['1000 บาท', '1,000.-', '1000\u200b', '฿1,000', '๑๐๐๐', '1 000.00'];
const refused = ['1.000,00', '1000,50', '1e3', '-500'];

/** An amount is understood as messages and price tags write it. What could mean two things is refused. */
export const Amount = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: t('deposit:amount') });
    const put = async (text: string): Promise<void> => {
      await userEvent.clear(input);
      await userEvent.click(input);
      await userEvent.paste(text);
      await userEvent.tab();
    };
    for (const text of refused) {
      await put(text);
      await waitFor(() => expect(input).toBeInvalid());
      await expect(input).toHaveAccessibleDescription(expect.stringContaining(t('deposit:problems.unreadable')));
      await expect(input).toHaveValue(text);
    }
    for (const text of taken) {
      await put(text);
      await waitFor(() => expect(input).toBeValid());
      await expect(readAmount(input.value)).toEqual({ ok: true, amount: '1000.00' });
    }
  },
});
