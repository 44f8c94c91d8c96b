import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Button } from '#ui/Button/Button.tsx';
import { LostDevice } from './LostDevice.tsx';

/** Logs out when it is pressed. */
function Site() {
  const [asks, setAsks] = useState(true);
  return (
    <>
      <Button onClick={() => setAsks(false)}>logout</Button>
      {asks && <LostDevice />}
    </>
  );
}

const meta = preview.meta({
  title: 'Screens/Login/Lost device',
  component: Site,
  parameters: { layout: 'fullscreen', sandbox: { persona: 'member' } },
});

/** In the place of the messages, where it covers no page; nobody is asked about the keys of an account that is left. */
export const Asked = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(screen.getByText(t('lostDevice:text'))).toBeVisible());
    const text = screen.getByText(t('lostDevice:text'));
    await expect(screen.getByRole('button', { name: t('lostDevice:open') })).toBeVisible();
    // The action goes below a text that leaves no room beside it, and the closing button stays beside both.
    const close = screen.getByRole('button', { name: t('common:close') });
    await waitFor(() =>
      expect(close.getBoundingClientRect().left).toBeGreaterThanOrEqual(text.getBoundingClientRect().right),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'logout' }));
    await waitFor(() => expect(screen.queryByText(t('lostDevice:text'))).toBeNull());
  },
});
/** At 320 px, with the text twice as large. */
export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    await waitFor(() => expect(screen.getByRole('button', { name: t('lostDevice:open') })).toBeVisible());
  },
});
