import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { sampleCaptcha } from '../captcha/captcha.samples.ts';
import { sampleAside } from './aside/aside.samples.ts';
import { LoginAside } from './aside/LoginAside.tsx';
import { filledValues, sampleLogin } from './login.samples.ts';
import type { LoginDialogProps, LoginFormProps } from './login.types.ts';
import { LoginDialog } from './LoginDialog.tsx';

type Args = LoginFormProps & Omit<LoginDialogProps, 'form'>;
const drawn = ({ open, reason = null, aside, onAbandon, onClose, ...form }: Args) => (
  <LoginDialog form={form} open={open} reason={reason} aside={aside} onAbandon={onAbandon} onClose={onClose} />
);

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Login/Dialog',
  args: { ...sampleLogin, open: true, onAbandon: fn(), onClose: fn() },
  render: drawn,
  parameters: { layout: 'fullscreen' },
});

export const Opened = meta.story({
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await screen.findByRole('dialog', { name: t('login:title') });
    await waitFor(() => expect(screen.getByRole('textbox', { name: t('login:username') })).toHaveFocus());
  },
});

/** A visitor started an action that needs an account (ROL-01). */
export const WithReason = meta.story({
  args: { reason: 'notLoggedIn' },
  play: async ({ args, sandbox }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription(translatorOf(sandbox)('common:notLoggedIn'));
    await userEvent.keyboard('{Escape}');
    await expect(args.onAbandon).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Opened by the header bar to show an error: the wrong field is focused. */
export const WrongFromTheStart = meta.story({
  args: {
    values: filledValues,
    captcha: sampleCaptcha(),
    failure: { kind: 'refused', code: 'credentials_incorrect', message: '', detail: { captcha: true } },
    attention: { to: 'password', count: 1 },
    registerHref: '/register',
    forgotHref: '/forget',
  },
  play: async ({ sandbox }) => {
    await waitFor(() => expect(screen.getByLabelText(translatorOf(sandbox)('login:password'))).toHaveFocus());
  },
});

/** LGN-02: with the panel, on a wide screen. */
export const WithPanel = meta.story({
  args: { aside: <LoginAside {...sampleAside} />, forgotHref: '/forget' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(screen.getByRole('textbox', { name: t('login:username') })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('list', { name: t('login:aside.vendors') })).toBeVisible());
  },
});

export const OpensAndCloses = meta.story({
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          ☰
        </button>
        {drawn({ ...args, open, onClose: () => setOpen(false) })}
      </>
    );
  },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
