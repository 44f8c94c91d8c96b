import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrokenScreen } from './BrokenScreen.tsx';

const meta = preview.meta({
  title: 'Screens/System/Broken',
  component: BrokenScreen,
  parameters: { layout: 'fullscreen' },
  args: { code: 'D-cipherKey', onReload: fn() },
});

/** The deployment of the site is wrong: a code for customer service, and a reload. */
export const Page = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.code)).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

/** A long key on the smallest phone. */
export const Narrow = meta.story({
  args: { code: 'D-serviceHosts[12]' },
  globals: { viewport: { value: 'smallest' } },
});
