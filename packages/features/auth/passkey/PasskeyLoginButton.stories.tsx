import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import type { PasskeyLoginButtonProps } from './passkey.types.ts';
import { PasskeyLoginButton } from './PasskeyLoginButton.tsx';

const meta = preview.type<{ args: Partial<PasskeyLoginButtonProps> }>().meta({
  title: 'Screens/Login/Passkey',
  render: (args) => <PasskeyLoginButton busy={false} problem={null} onPress={fn()} {...args} />,
});

const press = fn();
/** A prompt that was dismissed is no error of the player: the button stays, and so does the password. */
export const Dismissed = meta.story({
  args: { problem: { kind: 'browser', problem: 'dismissed' }, onPress: press },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    press.mockReset();
    await expect(canvas.getByText(t('passkeyLogin:browser.dismissed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('login:passkey') }));
    await expect(press).toHaveBeenCalledTimes(1);
  },
});
export const Ready = meta.story({});
export const Busy = meta.story({ args: { busy: true } });
export const Removed = meta.story({
  args: {
    problem: { kind: 'call', error: { kind: 'refused', code: 'passkey_unknown', message: '', detail: { id: 'AA' } } },
  },
});
/** The browser refuses this address whatever the player does, so the button goes. */
export const WrongAddress = meta.story({
  args: { problem: { kind: 'browser', problem: 'address' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});
