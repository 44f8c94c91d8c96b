import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import en from '#locales/en/shared.json';
import th from '#locales/th/shared.json';
import preview from '#storybook/preview.tsx';
import { sampleCaptcha } from '../shared/captcha/captcha.samples.ts';
import { sampleAside } from './aside/aside.samples.ts';
import { LoginAside } from './aside/LoginAside.tsx';
import { filledValues, sampleLogin, wordsOf } from './login.samples.ts';
import { LoginDialog } from './LoginDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Dialog',
  component: LoginDialog,
  args: { ...sampleLogin, open: true, onClose: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Opened = meta.story({
  play: async ({ globals }) => {
    await screen.findByRole('dialog', { name: wordsOf(globals).title });
    await waitFor(() => expect(screen.getByRole('textbox', { name: wordsOf(globals).username })).toHaveFocus());
  },
});

/** A visitor wanted something that needs an account (ROL-01). */
export const WithReason = meta.story({
  args: { reason: 'notLoggedIn' },
  play: async ({ globals, args }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleDescription((globals['language'] === 'en' ? en : th).notLoggedIn);
    await userEvent.keyboard('{Escape}');
    await expect(args.onAbandon).toHaveBeenCalledOnce();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** What the bar of the header had no room for: the dialog begins at the field that is wrong. */
export const WrongFromTheStart = meta.story({
  args: {
    values: filledValues,
    captcha: sampleCaptcha(),
    failure: { kind: 'refused', code: 'credentials_incorrect', message: '', detail: { captcha: true } },
    attention: { field: 'password', count: 1 },
    registerHref: '/register',
    forgotHref: '/forget',
  },
  play: async ({ globals }) => {
    await waitFor(() => expect(screen.getByLabelText(wordsOf(globals).password)).toHaveFocus());
  },
});

/** LGN-02: with the panel, on a screen that has room for both. */
export const WithPanel = meta.story({
  args: { aside: <LoginAside {...sampleAside} />, registerHref: '/register', forgotHref: '/forget' },
  globals: { viewport: { value: 'wide' } },
  play: async ({ globals }) => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: wordsOf(globals).username })).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('list', { name: wordsOf(globals).aside.vendors })).toBeVisible());
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
        <LoginDialog {...args} open={open} onClose={() => setOpen(false)} />
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
