import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import en from '#locales/en/common.json';
import th from '#locales/th/common.json';
import preview from '#storybook/preview.tsx';
import { Box } from '#ui/Box/Box.tsx';
import { messagesOf } from '../login.samples.ts';
import { sampleAside } from './aside.samples.ts';
import { LoginAside } from './LoginAside.tsx';

const meta = preview.meta({
  title: 'Screens/Login/Panel',
  component: LoginAside,
  args: sampleAside,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '32rem' }}>
        <Box tone="accentSoft" radius="card" padding="lg">
          {Story()}
        </Box>
      </div>
    ),
  ],
});

/** The hot vendors come first and are shown initially (LGN-02c). */
export const Ready = meta.story({
  render: function Render(args) {
    const [chosen, setChosen] = useState(args.chosen);
    return <LoginAside {...args} chosen={chosen} onChoose={setChosen} />;
  },
  play: async ({ canvas, globals }) => {
    const messages = messagesOf(globals);
    const shared = globals['language'] === 'en' ? en : th;
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleName(shared.hot);
    const vendors = () => within(canvas.getByRole('list', { name: messages.aside.vendors })).getAllByRole('link');
    const hot = vendors().length;
    await expect(hot).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('radio', { name: shared.gameTypes.LIVE }));
    await expect(vendors().length).not.toBe(hot);
    await expect(canvas.getByRole('link', { name: `Angel Parlour ${shared.inMaintenance}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: messages.register })).toHaveAttribute('href', '/register');
  },
});

/** The login continues in another window; registering opens a dialog of the site. */
export const Waiting = meta.story({
  args: { waiting: true, onRegister: fn(), chosen: 'LOTT' },
  play: async ({ canvas, args, globals }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(messagesOf(globals).aside.waiting);
    await userEvent.click(canvas.getByRole('link', { name: messagesOf(globals).register }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
  },
});

export const Loading = meta.story({ args: { groups: loading } });

export const Failed = meta.story({
  args: { groups: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.groups.status === 'failed' && args.groups.retry).toHaveBeenCalledOnce();
  },
});

/** No registration and no vendors. */
export const Empty = meta.story({ args: { groups: ready([]), registerHref: undefined } });
