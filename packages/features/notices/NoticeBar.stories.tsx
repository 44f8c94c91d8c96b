import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { loading, ready } from '../shared/remote.ts';
import { NoticeBar, type NoticeBarProps } from './NoticeBar.tsx';
import { longNotices, sampleNotices } from './notices.samples.ts';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<NoticeBarProps> }>().meta({
  title: 'Screens/Notices/Bar',
  args: { onOpen: fn(), allHref: '/noticePage' },
  render: (args, { globals }) => (
    <NoticeBar notices={ready(sampleNotices(globals))} onOpen={fn()} allHref="" {...args} />
  ),
});

/** NOT-01b: a press tells which one. */
export const Ready = meta.story({
  play: async ({ canvas, args, globals }) => {
    const wanted = sampleNotices(globals)[2]?.title ?? '';
    const [item] = await canvas.findAllByRole('button', { name: wanted });
    item?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(2);
  },
});

/** The bar is as high while it is loading as it is then. With nothing to say, or without an answer, there is none. */
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
