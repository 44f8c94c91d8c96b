import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { Box } from '#ui/Box/Box.tsx';
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
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [first] = canvas.getAllByRole('radio');
    await expect(first).toBeChecked();
    await expect(first).toHaveAccessibleName(t('common:hot'));
    const vendors = () => within(canvas.getByRole('list', { name: t('login:aside.vendors') })).getAllByRole('link');
    const hot = vendors().length;
    await expect(hot).toBeGreaterThan(2);
    await userEvent.click(canvas.getByRole('radio', { name: t('common:gameTypes.LIVE') }));
    await expect(vendors().length).not.toBe(hot);
    await expect(canvas.getByRole('link', { name: `Angel Parlour ${t('common:inMaintenance')}` })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('login:register') })).toHaveAttribute('href', '/register');
  },
});

/** The login continues in another window; registering opens a dialog of the site. */
export const Waiting = meta.story({
  args: { waiting: true, onRegister: fn(), chosen: 'LOTT' },
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('status')).toHaveTextContent(t('login:aside.waiting'));
    await userEvent.click(canvas.getByRole('link', { name: t('login:register') }));
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
