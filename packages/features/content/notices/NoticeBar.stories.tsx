import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { NoticeBar } from './NoticeBar.tsx';
import { longNotices, sampleNotices } from './notices.samples.ts';
import type { NoticeBarProps } from './notices.types.ts';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<NoticeBarProps> }>().meta({
  title: 'Screens/Notices/Bar',
  args: { onOpen: fn(), allHref: '/noticePage' },
  render: (args, { globals }) => (
    <NoticeBar notices={ready(sampleNotices(globals))} onOpen={fn()} allHref="" {...args} />
  ),
});

/** NOT-01b: a click reports the index of the notice. */
export const Ready = meta.story({
  play: async ({ canvas, args, globals }) => {
    const name = sampleNotices(globals)[2]?.title ?? '';
    const [item] = await canvas.findAllByRole('button', { name });
    item?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
});

/** The height is the same while loading. Without notices, or after a failure, there is no bar. */
export const States = meta.story({
  render: (args, { globals }) => {
    const bar = (notices: NoticeBarProps['notices']) => (
      <div data-bar>
        <NoticeBar onOpen={fn()} allHref="" {...args} notices={notices} />
      </div>
    );
    return (
      <Stack gap="md">
        {bar(ready(sampleNotices(globals).slice(0, 1)))}
        {bar(loading)}
        {bar(ready([]))}
        {bar(failed)}
      </Stack>
    );
  },
  play: async ({ canvasElement }) => {
    const heights = () =>
      [...canvasElement.querySelectorAll('[data-bar]')].map((element) => element.getBoundingClientRect().height);
    await waitFor(() => expect(canvasElement.querySelector('[data-bar] button')).not.toBeNull());
    await waitFor(() => expect(heights()).toEqual([44, 44, 0, 0]));
  },
});

export const LongTextOnTheSmallestPhone = meta.story({
  globals: { viewport: { value: 'smallest' } },
  render: (args, { globals }) => <NoticeBar onOpen={fn()} allHref="" {...args} notices={ready(longNotices(globals))} />,
});
