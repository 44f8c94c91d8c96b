import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { illegible } from '#storybook/legibility.ts';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { storyMessages } from '#storybook/storyMessages.ts';
import { FrameSkeleton } from './parts/FrameSkeleton.tsx';
import { SlipFrame } from './parts/SlipFrame.tsx';
import { Slip } from './Slip.tsx';
import type { SlipProps } from './slip.types.ts';

const onOpen = fn();
const onClose = fn();
const onRemove = fn();
const onConfirm = fn();
const onCancel = fn();
const retry = fn();

type Globals = Parameters<typeof storyMessages>[0];

const phone = { viewport: { value: 'phone' } } as const;
const vendor = { vassalage: 'KCKL', gameType: 'SPORTS', name: 'Kickline' } as const;

/** As many picks as are asked for. */
function picksOf(globals: Globals, count = 1): SlipProps['picks'] {
  const { teams } = storyMessages(globals);
  return Array.from({ length: count }, (_, at) => ({
    pick: { matchId: `match-${at}`, market: '1x2', outcome: 'home', price: '1.42' },
    label: `${teams.home} · 1 X 2`,
  }));
}

const frame = (
  <SlipFrame
    launch={{ status: 'open', name: 'Kickline', url: 'about:blank', sandbox: '', attempt: 1, slow: false }}
    vendor="Kickline"
    picks={[]}
    age={null}
    onReport={fn()}
    onSettled={fn()}
    onLeave={fn()}
    onLoaded={fn()}
    onOtherHost={fn()}
  />
);

interface Args {
  readonly picked?: number;
  readonly props?: Partial<SlipProps>;
}

const meta = preview.type<{ args: Args }>().meta({
  title: 'Screens/Category/Slip',
  args: {},
  render: ({ picked = 1, props = {} }, { globals }) => (
    <Slip
      vendor={picked > 0 ? vendor : null}
      picks={picksOf(globals, picked)}
      line={null}
      frame={null}
      needs={null}
      open={false}
      change={null}
      {...{ onOpen, onClose, onRemove }}
      {...props}
    />
  ),
});

/** A column, before anything is picked. */
export const Empty = meta.story({
  args: { picked: 0 },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('slip:empty.title'))).toBeVisible();
    await expect(canvas.queryByRole('region', { name: t('slip:bar') })).toBeNull();
  },
});

/** A visitor's picks stay until the login, which opening the slip asks for. */
export const Visitor = meta.story({
  args: { picked: 2, props: { needs: 'login' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    onOpen.mockClear();
    onRemove.mockClear();
    const picked = within(canvas.getByRole('list', { name: t('slip:picked') }));
    await userEvent.click(picked.getAllByRole('button')[1] as HTMLElement);
    await expect(onRemove).toHaveBeenCalledWith(expect.objectContaining({ matchId: 'match-1' }));
    await expect(canvas.getByText(t('slip:needs.login'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('slip:place') }));
    await expect(onOpen).toHaveBeenCalledOnce();
  },
});

export const Trial = meta.story({ args: { props: { needs: 'account' } } });

export const Opening = meta.story({ args: { props: { frame: <FrameSkeleton /> } } });

/** The bar of a phone before the vendor has said anything. */
export const Dock = meta.story({
  globals: phone,
  play: async ({ canvas, sandbox, globals }) => {
    const t = translatorOf(sandbox);
    const bar = canvas.getByRole('region', { name: t('slip:bar') });
    await expect(bar).toHaveTextContent(`${storyMessages(globals).teams.home} · 1 X 2`);
    await expect(bar).toHaveTextContent('@ 1.42');
    await expect(bar.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  },
});

/** What the vendor says is shown as text, whatever it is, on one line each. */
export const DockOfTheVendor = meta.story({
  globals: { viewport: { value: 'smallest' } },
  args: {
    picked: 2,
    props: {
      line: { count: '2', label: `<b>${'W'.repeat(196)}`, price: '2.91', stake: '฿100.00', returns: '฿291.00' },
    },
  },
  play: async ({ canvas, sandbox }) => {
    const bar = canvas.getByRole('region', { name: translatorOf(sandbox)('slip:bar') });
    await expect(bar).toHaveTextContent('<b>');
    await expect(bar.querySelector('b')).toBeNull();
    await expect(bar).toHaveTextContent('@ 2.91 · ฿100.00 → ฿291.00');
    await expect(bar.getBoundingClientRect().height).toBeLessThan(70);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** The sheet of a phone is modal: nothing behind it can be reached, Escape and a click beside it close it. */
export const Sheet = meta.story({
  globals: phone,
  args: { props: { frame, open: true } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    onClose.mockClear();
    const sheet = canvas.getByRole('dialog', { name: t('slip:title') });
    await expect(sheet.matches(':modal')).toBe(true);
    await waitFor(() => expect(within(sheet).getByTitle(t('slip:frame', { vendor: 'Kickline' }))).toBeVisible());
    await userEvent.click(within(sheet).getByRole('button', { name: t('slip:close') }));
    await expect(onClose).toHaveBeenCalledOnce();
    sheet.click();
    await expect(onClose).toHaveBeenCalledTimes(2);
  },
});

/** One slip has the prices of one vendor. */
export const AnotherVendor = meta.story({
  args: { props: { frame, change: { to: 'Touchline', onConfirm, onCancel } } },
  play: async ({ sandbox }) => {
    const t = translatorOf(sandbox);
    onConfirm.mockClear();
    const dialog = within(
      await within(document.body).findByRole('alertdialog', {
        name: t('slip:change.title', { from: 'Kickline', to: 'Touchline' }),
      }),
    );
    await userEvent.click(dialog.getByRole('button', { name: t('slip:change.yes', { to: 'Touchline' }) }));
    await expect(onConfirm).toHaveBeenCalledOnce();
  },
});

/** A slip that did not open says why, and that nothing has been bet. */
export const Failed = meta.story({
  args: {
    props: {
      frame: (
        <SlipFrame
          launch={{ status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry }}
          vendor="Kickline"
          picks={[]}
          age={null}
          onReport={fn()}
          onSettled={fn()}
          onLeave={fn()}
          onLoaded={fn()}
          onOtherHost={fn()}
        />
      ),
    },
  },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    retry.mockClear();
    await expect(canvas.getByText(t('slip:failed', { vendor: 'Kickline' }))).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(t('slip:safe'));
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LargeText = meta.story({
  globals: { viewport: { value: 'smallest' }, textSize: '200' },
  args: { picked: 2 },
  play: async ({ canvasElement }) => {
    await expect(illegible(canvasElement)).toEqual([]);
  },
});
