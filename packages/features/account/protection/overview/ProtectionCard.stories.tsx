import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Protection } from './Protection.tsx';
import { type ProtectionCardProps, type ProtectionView, protectionNames } from './protection.types.ts';
import { ProtectionCard } from './ProtectionCard.tsx';

/** 2026-03-01, noon in Bangkok. */
const at = Date.UTC(2026, 2, 1, 5);
const all = (
  change: Partial<Record<ProtectionView['name'], Partial<ProtectionView>>>,
  state: ProtectionView['state'],
) => ready(protectionNames.map((name): ProtectionView => ({ name, state, at: null, ...change[name] })));

const meta = preview.type<{ args: Partial<ProtectionCardProps> }>().meta({
  title: 'Screens/Member centre/Account protection',
  render: (args) => (
    <ProtectionCard
      protections={all(
        { email: { state: 'unverified' }, loginPassword: { state: 'old', at }, realName: { state: 'done' } },
        'missing',
      )}
      changePasswordHref="/changePassword"
      onShow={fn()}
      {...args}
    />
  ),
});

const show = fn<ProtectionCardProps['onShow']>();
/** Each protection that is missing leads to where it is set up. */
export const Some = meta.story({
  args: { onShow: show },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    show.mockReset();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '16');
    for (const name of ['paymentPassword', 'mobile', 'authenticator'] as const) {
      await userEvent.click(
        canvas.getByRole('button', { name: `${t('protection:actions.missing')} ${t(`protection:names.${name}`)}` }),
      );
    }
    await expect(show.mock.calls.flat()).toEqual(['moneySafety', 'personalDetails', 'authenticator']);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/changePassword');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Complete = meta.story({
  args: { protections: all({ loginPassword: { at } }, 'done') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
});

export const Loading = meta.story({ args: { protections: loading } });
export const Failed = meta.story({
  args: { protections: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
});

/** Two of three answers fail at first; one retry asks for both again. */
export const OnThePlatform = meta.story({
  parameters: {
    sandbox: {
      persona: 'member',
      faults: [
        { match: 'memberProfile', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } },
        { match: 'authenticatorState', when: { calls: [1] }, fault: { kind: 'refuse', code: 'unknown' } },
      ],
    },
  },
  render: () => <Protection changePasswordHref="/changePassword" onShow={fn()} />,
  play: async ({ canvas, sandbox }) => {
    await canvas.findByText(translatorOf(sandbox)('protection:failed'));
    await userEvent.click(canvas.getByRole('button'));
    const list = within(await canvas.findByRole('list'));
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(protectionNames.length));
  },
});
