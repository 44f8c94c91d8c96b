import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { answered } from '../app/keptDocument.ts';
import { OnlineButton } from './OnlineButton.tsx';

const meta = preview.meta({
  title: 'Screens/Parts/Online button',
  component: OnlineButton,
  args: { children: 'ยืนยัน', onClick: fn() },
});

/** In a page that the worker gave: off with the reason beside it, until the platform answers. */
export const WithoutConnection = meta.story({
  beforeEach() {
    const { dataset } = document.documentElement;
    dataset['offline'] = '2026-11-29T07:05:00.000Z';
    return () => delete dataset['offline'];
  },
  play: async ({ args, canvas, sandbox }) => {
    const button = await canvas.findByRole('button', { name: 'ยืนยัน' });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(translatorOf(sandbox)('common:chunk.offline.title'));
    delete document.documentElement.dataset['offline'];
    dispatchEvent(new Event(answered));
    await waitFor(() => expect(button).toBeEnabled());
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
});
