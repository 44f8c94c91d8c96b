import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { type Result, fail, ok } from '#api/errors.ts';
import type { LoginOutcomeValue } from '#api/session.ts';
import { issueIdToken } from '#sandbox/accounts/thirdParties.ts';
import preview from '#storybook/preview.tsx';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import type { ThirdPartyFailure } from './thirdParty.ts';
import type { ThirdPartyProps } from './thirdParty.types.ts';
import { ThirdPartyButtons } from './ThirdPartyButtons.tsx';
import { useThirdParty } from './useThirdParty.ts';

const sample: ThirdPartyProps = {
  providers: ['line', 'facebook', 'google'],
  busy: null,
  problem: null,
  onPress: fn(),
};

const meta = preview.type<{ args: Partial<ThirdPartyProps> }>().meta({
  title: 'Screens/Login/Third parties',
  args: { onPress: fn() },
  render: (args) => <ThirdPartyButtons {...sample} {...args} />,
  parameters: { sandbox: { scenario: 'everyWayIn', persona: 'visitor' } },
  decorators: [(Story) => <div style={{ maxWidth: '24rem', marginInline: 'auto' }}>{Story()}</div>],
});

export const AllThree = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Facebook/ }));
    await expect(args.onPress).toHaveBeenCalledWith('facebook');
  },
});

export const WindowOpen = meta.story({
  args: { busy: 'line' },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: /Google/ })).toBeDisabled(),
});

export const Blocked = meta.story({
  args: { providers: ['google'], problem: { kind: 'blocked' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(translatorOf(sandbox)('errors:popupBlocked'));
  },
});

/** Buttons whose window returns the given answers, one per click. */
function Wired({ answers, finish }: WiredProps) {
  const adapter = { signIn: async () => answers.shift() ?? fail('cancelled' as const) };
  return <ThirdPartyButtons {...useThirdParty({ finish, adapter })} />;
}
interface WiredProps {
  answers: Result<string, ThirdPartyFailure>[];
  finish: (value: LoginOutcomeValue) => Promise<void>;
}

const finish = fn<(value: LoginOutcomeValue) => Promise<void>>(async () => {});
const tokenOf = (sandbox: SandboxContext) => issueIdToken(sandbox, 'line', 'anong') ?? '';

/** A closed window shows an error; a forged token is refused; the right one opens a session. */
export const SignsIn = meta.story({
  beforeEach: () => void finish.mockClear(),
  render: (_args, { sandbox }) => (
    <Wired answers={[fail('cancelled'), ok('forged'), ok(tokenOf(sandbox))]} finish={finish} />
  ),
  play: async ({ canvas, sandbox }) => {
    const line = await canvas.findByRole('button', { name: /LINE/ });
    for (let click = 0; click < 2; click += 1) {
      await userEvent.click(line);
      await expect(await canvas.findByText(translatorOf(sandbox)('errors:signInCancelled'))).toBeVisible();
      await waitFor(() => expect(line).not.toHaveAttribute('aria-busy'));
    }
    await userEvent.click(line);
    await waitFor(() => expect(finish).toHaveBeenCalledOnce());
    await expect(finish.mock.calls[0]?.[0].firstTimeLogin).toBe(true);
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect([...sandbox.store.entries('sessions')]).toHaveLength(1);
  },
});
