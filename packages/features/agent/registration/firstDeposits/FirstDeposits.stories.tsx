import { expect, fn, screen, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { FirstDeposits } from './FirstDeposits.tsx';
import type { FirstDepositPage, FirstDepositsProps } from './firstDeposits.types.ts';

const sample = (change: Partial<FirstDepositPage> = {}): FirstDepositPage => ({
  name: 'LINE',
  rows: [
    {
      id: 'one',
      account: 'malee',
      nickname: 'มาลีมีโชค',
      amount: '150.25',
      at: '2026-11-22T05:00:00Z',
      href: '/?agent=x',
    },
    { id: 'two', account: 'krit', nickname: '', amount: '300.00', at: '2026-11-21T05:00:00Z', href: null },
  ],
  totalPages: 1,
  count: '2',
  amount: '450.25',
  ...change,
});

const meta = preview.type<{ args: Partial<FirstDepositsProps> }>().meta({
  title: 'Screens/Agent/First deposits of a link',
  render: (args) => <FirstDeposits deposits={ready(sample())} pageNo={1} onPage={fn()} onClose={fn()} {...args} />,
});

/** Each leads to the movement; the sum line has the sum of all. */
export const Deposits = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: t('agentRegister:firstDeposits') }));
    await expect(dialog.getByRole('link', { name: /malee/ })).toHaveAttribute('href', '/?agent=x');
    const names = dialog.getAllByRole('rowheader');
    await expect(names.at(-1)).toHaveTextContent(t('agentRegister:deposits.sum', { count: '2' }));
    await expect(dialog.getByText(/450\.25/)).toBeInTheDocument();
  },
});

export const Loading = meta.story({ args: { deposits: loading } });

export const NoDeposits = meta.story({
  args: { deposits: ready(sample({ rows: [], count: '0', amount: '0.00', totalPages: 0 })) },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await screen.findByText(t('agentRegister:deposits.none'))).toBeInTheDocument();
  },
});
