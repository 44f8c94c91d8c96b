import { expect, fn, screen, userEvent } from 'storybook/test';
import en from '#locales/en/shared.json';
import th from '#locales/th/shared.json';
import preview from '#storybook/preview.tsx';
import { TrialDialog } from './TrialDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Trial account',
  component: TrialDialog,
  args: { open: true, onClose: fn() },
  parameters: { layout: 'fullscreen' },
});

export const Told = meta.story({
  play: async ({ args, globals }) => {
    const { trial } = globals['language'] === 'en' ? en : th;
    await screen.findByRole('alertdialog', { name: trial.title });
    await expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: trial.button }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
