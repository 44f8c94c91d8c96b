import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { localStore } from '#core/data/storage.ts';
import { paths } from '#core/routing/paths.ts';
import { gameIconPath } from '#demo/art/images.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { TryGame } from './TryGame.tsx';
import type { TrialOffer, TryGameDialogProps } from './tryGame.types.ts';
import { TryGameDialog } from './TryGameDialog.tsx';

const sample: TrialOffer = {
  name: 'ถ้ำคัมภีร์',
  vendor: 'Lantern Works',
  image: gameIconPath('LTWR', 100275),
  href: '/game?vassalage=LTWR&gameType=RNG&nodeId=100275&practice=1',
  instead: null,
};

const meta = preview.type<{ args: Partial<TryGameDialogProps> }>().meta({
  title: 'Screens/Games/Try a game',
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <TryGameDialog
      open
      offer={ready(sample)}
      age={{ minAge: 21, onConfirm: fn() }}
      onPlay={fn()}
      gamesHref={paths.lobby('rng')}
      onClose={fn()}
      {...args}
    />
  ),
});

/** Age and game with one click; a "no" can be taken back (RSP-10). */
export const FirstTime = meta.story({
  args: { onPlay: fn() },
  play: async ({ args, sandbox }) => {
    const t = translatorOf(sandbox);
    const dialog = within(await screen.findByRole('dialog', { name: sample.name }));
    await userEvent.click(dialog.getByRole('button', { name: t('age:younger', { age: 21 }) }));
    await expect(dialog.queryByRole('button', { name: t('tryGame:playFrom', { age: 21 }) })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: t('age:back') }));
    await userEvent.click(dialog.getByRole('button', { name: t('tryGame:playFrom', { age: 21 }) }));
    await expect(args.onPlay).toHaveBeenCalledWith(sample.href);
  },
});
export const AgeConfirmed = meta.story({ args: { age: null } });
export const Loading = meta.story({ args: { offer: loading } });
export const Failed = meta.story({
  args: { offer: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } },
});
export const NoPractice = meta.story({ args: { offer: ready({ ...sample, instead: 'noPractice' }) } });
export const VendorInMaintenance = meta.story({ args: { offer: ready({ ...sample, instead: 'maintenance' }) } });
export const Empty = meta.story({ args: { offer: ready(null) } });
export const LongText = meta.story({
  args: {
    offer: ready({
      ...sample,
      name: 'ชื่อเกมยาวมากจนต้องขึ้นบรรทัดใหม่บนโทรศัพท์ทุกเครื่อง',
      vendor: 'ค่ายเกมชื่อยาวมากจนต้องขึ้นบรรทัดใหม่',
      instead: 'maintenance',
    }),
  },
  globals: { viewport: { value: 'smallest' } },
});

/** The first hot game of the sandbox, on a device that has confirmed no age. */
export const AsVisitor = meta.story({
  parameters: { sandbox: { persona: 'visitor', path: paths.tryGame('/'), settings: { flags: { FREEPLAY3: true } } } },
  beforeEach: () => localStore.remove('ageConfirmed'),
  render: () => <TryGame />,
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    const age = { age: sandbox.settings.policy.minAge };
    await waitFor(() => expect(screen.getByRole('button', { name: t('tryGame:playFrom', age) })).toBeVisible());
  },
});
