import { expect, fn, screen, userEvent } from 'storybook/test';
import en from '#locales/en/common.json';
import th from '#locales/th/common.json';
import preview from '#storybook/preview.tsx';
import { TrialDialog } from './TrialDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Trial account',
  component: TrialDialog,
  args: { open: true, onSignUp: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
});

/** The way on is to sign up. */
export const Told = meta.story({
  play: async ({ args, globals }) => {
    const { trial } = globals['language'] === 'en' ? en : th;
    await screen.findByRole('alertdialog', { name: trial.title });
    await userEvent.click(screen.getByRole('button', { name: trial.button }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onSignUp).toHaveBeenCalledOnce();
  },
});
