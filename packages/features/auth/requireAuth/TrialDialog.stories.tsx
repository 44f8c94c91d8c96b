import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { TrialDialog } from './TrialDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Trial account',
  component: TrialDialog,
  args: { open: true, onSignUp: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
});

/** The way on is to sign up. */
export const Told = meta.story({
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    await screen.findByRole('alertdialog', { name: t('common:trial.title') });
    await userEvent.click(screen.getByRole('button', { name: t('common:trial.button') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
});
