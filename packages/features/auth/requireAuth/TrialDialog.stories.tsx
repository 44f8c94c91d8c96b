import { expect, fn, screen, userEvent } from 'storybook/test';
import en from '#locales/en/common.json';
import th from '#locales/th/common.json';
import preview from '#storybook/preview.tsx';
import { TrialDialog } from './TrialDialog.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Trial account',
  component: TrialDialog,
  args: { open: true, practiceHref: null, onClose: fn() },
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

/** LGN-12: offers practice mode where the operator enables free play. */
export const MayPractise = meta.story({
  args: { practiceHref: '/game?vassalage=LAM&gameType=RNG&nodeId=5&practice=1' },
  play: async ({ args }) => {
    const link = await screen.findByRole('link');
    await expect(link).toHaveAttribute('href', args.practiceHref);
    await userEvent.click(link);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
