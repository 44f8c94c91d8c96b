import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { fail, ok } from '#api/errors.ts';
import { loading, ready } from '#core/data/remote.ts';
import type { Translate } from '#core/i18n/translate.ts';
import { sampleCredential } from '#core/stepUp/stepUp.samples.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import type { AuthenticatorCardProps } from './authenticator.types.ts';
import { AuthenticatorCard } from './AuthenticatorCard.tsx';

const refused = (
  code: 'second_factor_incorrect' | 'too_many_tries' | 'password_incorrect',
  detail: { retryAfterS?: number; triesLeft?: number } = {},
) => fail({ kind: 'refused', code, message: '', detail } as const);

/** 2026-11-21, noon in Bangkok. */
const noon = '2026-11-21T05:00:00Z';
const secret = 'KINNARI2DEMO7SECKINNARI2DEMO7SEC';
const codes = Array.from({ length: 10 }, (_, index) => `48${index}1-90${index}7`);
const off = ready({ on: false, since: null, recoveryCodesLeft: 0 });
const on = (recoveryCodesLeft: number) => ready({ on: true, since: noon, recoveryCodesLeft });

const meta = preview.type<{ args: Partial<AuthenticatorCardProps> }>().meta({
  title: 'Screens/Member centre/Authenticator',
  render: (args) => (
    <AuthenticatorCard
      state={off}
      account="demo"
      credential={sampleCredential()}
      onBegin={async () =>
        ok({ secret, uri: `otpauth://totp/Kinnari%3Ademo?secret=${secret}&issuer=Kinnari`, expiresAt: noon })
      }
      onConfirm={fn(async () => ok({ recoveryCodes: codes }))}
      onEnd={fn(async () => ok(null))}
      onCopy={fn(async () => true)}
      onSave={fn()}
      {...args}
    />
  ),
});

type Queries = ReturnType<typeof within>;
/** The input of a label; the mark of a required field follows the label. */
const inputOf = (dialog: Queries, label: string): HTMLElement =>
  dialog.getByLabelText((text: string) => text.replace(/\*$/, '') === label, { selector: 'input' });

/** Opens the setup and proves who the player is with the login password. */
async function openSetup(canvas: Queries, t: Translate): Promise<Queries> {
  await userEvent.click(canvas.getByRole('button', { name: t('authenticator:turnOn') }));
  const dialog = within(await screen.findByRole('dialog', { name: t('authenticator:setup.title') }));
  await userEvent.type(inputOf(dialog, t('stepUp:labels.loginPassword')), 'Kinnari88{Enter}');
  await dialog.findByRole('img', { name: t('authenticator:setup.qr') });
  return dialog;
}

const confirm = fn<AuthenticatorCardProps['onConfirm']>();
/** A QR code or a key, then a code. A wrong one is reported at its field; Thai digits and spaces are read. */
export const Off = meta.story({
  args: { onConfirm: confirm },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    confirm
      .mockReset()
      .mockResolvedValueOnce(refused('second_factor_incorrect'))
      .mockResolvedValue(fail({ kind: 'timeout', outcomeUnknown: true }));
    const dialog = await openSetup(canvas, t);
    const input = inputOf(dialog, t('authenticator:setup.code'));
    await userEvent.type(input, '๑๒๓ ๔๕๖{Enter}');
    await waitFor(() => expect(input).toBeInvalid());
    await expect(confirm).toHaveBeenLastCalledWith('123456');
    await expect(input).toHaveFocus();
    await userEvent.type(input, '{Enter}');
    await expect(await dialog.findByText(t('authenticator:setup.maybe'))).toBeInTheDocument();
  },
});

const save = fn<AuthenticatorCardProps['onSave']>();
/** The recovery codes are shown once: the dialog stays until the player says that they are saved. */
export const RecoveryCodes = meta.story({
  args: { onSave: save },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    save.mockReset();
    const dialog = await openSetup(canvas, t);
    await userEvent.type(inputOf(dialog, t('authenticator:setup.code')), '123456{Enter}');
    const kept = within(await screen.findByRole('dialog', { name: t('authenticator:recovery.title') }));
    await expect(within(kept.getByRole('list')).getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    await expect(await kept.findByText(t('authenticator:recovery.first'))).toBeInTheDocument();
    await userEvent.click(kept.getByRole('button', { name: t('authenticator:recovery.copy') }));
    await kept.findByText(t('authenticator:recovery.copied'));
    await userEvent.click(kept.getByRole('button', { name: t('authenticator:recovery.save') }));
    await expect(save.mock.calls[0]?.[1]).toContain(codes[9]);
    await userEvent.click(kept.getByRole('checkbox'));
    await userEvent.click(kept.getByRole('button', { name: t('authenticator:recovery.done') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

const begin = fn<AuthenticatorCardProps['onBegin']>();
/** Asks who the player is first. A wrong password tells the tries that are left; after a lost answer nothing has changed. */
export const AsksFirst = meta.story({
  args: { onBegin: begin },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    begin
      .mockReset()
      .mockResolvedValueOnce(refused('password_incorrect', { triesLeft: 2 }))
      .mockResolvedValueOnce(fail({ kind: 'network', outcomeUnknown: true }));
    await userEvent.click(canvas.getByRole('button', { name: t('authenticator:turnOn') }));
    const dialog = within(await screen.findByRole('dialog', { name: t('authenticator:setup.title') }));
    const input = inputOf(dialog, t('stepUp:labels.loginPassword'));
    await expect(dialog.queryByRole('img')).toBeNull();
    await userEvent.type(input, 'wrong{Enter}');
    await dialog.findByText((text) => text.includes(t('stepUp:incorrect.loginPassword')));
    await userEvent.type(input, 'Kinnari88{Enter}');
    await expect(await dialog.findByText(t('authenticator:setup.askMaybe'))).toBeInTheDocument();
    await expect(begin).toHaveBeenLastCalledWith({ loginPassword: 'Kinnari88' });
  },
});

const end = fn<AuthenticatorCardProps['onEnd']>();
/** Turning it off asks for a code. */
export const On = meta.story({
  args: { state: on(10), onEnd: end },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    end
      .mockReset()
      .mockResolvedValueOnce(refused('too_many_tries', { retryAfterS: 1_800 }))
      .mockResolvedValueOnce(ok(null));
    await userEvent.click(canvas.getByRole('button', { name: t('authenticator:turnOff') }));
    const dialog = within(await screen.findByRole('alertdialog', { name: t('authenticator:end.title') }));
    await userEvent.click(dialog.getByRole('button', { name: t('authenticator:end.submit') }));
    await dialog.findByText(t('authenticator:problems.empty'));
    await expect(end).not.toHaveBeenCalled();
    await userEvent.type(inputOf(dialog, t('authenticator:end.code')), '4821-9037');
    await userEvent.click(dialog.getByRole('button', { name: t('authenticator:end.submit') }));
    await dialog.findByText(t('errors:tooManyTries', { minutes: '30' }));
    await userEvent.click(dialog.getByRole('button', { name: t('authenticator:end.submit') }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(end).toHaveBeenLastCalledWith('48219037');
  },
});

export const FewRecoveryCodes = meta.story({ args: { state: on(2) } });
export const Loading = meta.story({ args: { state: loading } });
export const Failed = meta.story({
  args: { state: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry: fn() } },
});
