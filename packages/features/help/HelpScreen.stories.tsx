import { useLocation } from 'react-router-dom';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { paths } from '../shared/navigation.ts';
import { loading, ready } from '../shared/remote.ts';
import { longSections, sampleSections } from './help.samples.ts';
import { HelpScreen, type HelpScreenProps } from './HelpScreen.tsx';
import { useHelpScreen } from './useHelpScreen.ts';

function Wired() {
  const { pathname, hash } = useLocation();
  return (
    <div data-address={pathname + hash}>
      <HelpScreen {...useHelpScreen()} />
    </div>
  );
}

const retry = fn();

const meta = preview.type<{ args: Partial<HelpScreenProps> }>().meta({
  title: 'Screens/Help/Help',
  args: { onChoose: fn() },
  globals: { viewport: { value: 'wide' } },
  render: (args, { globals }) => (
    <HelpScreen
      sections={ready(sampleSections(globals))}
      wanted={null}
      hrefFor={paths.help}
      onChoose={fn()}
      homeHref="/"
      {...args}
    />
  ),
});

/** Without an anchor, and with one that nobody knows, the first section is shown. */
export const Ready = meta.story({
  play: async ({ canvas, globals }) => {
    const [first] = sampleSections(globals);
    await expect(canvas.getByRole('heading', { level: 2, name: first?.title ?? '' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', paths.help(first?.id));
  },
});

/** On phones the topics are in a list of the device. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, args, globals }) => {
    const third = sampleSections(globals)[2]?.id ?? '';
    await userEvent.selectOptions(canvas.getByRole('combobox'), third);
    await expect(args.onChoose).toHaveBeenCalledWith(third);
  },
});

export const Loading = meta.story({ args: { sections: loading } });

export const Empty = meta.story({ args: { sections: ready([]) } });

export const Failed = meta.story({
  args: { sections: { status: 'failed', error: { kind: 'timeout', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  render: (args, { globals }) => (
    <HelpScreen
      sections={ready(longSections(globals))}
      wanted={null}
      hrefFor={paths.help}
      onChoose={fn()}
      homeHref="/"
      {...args}
    />
  ),
});

export const LongTextOnTheSmallestPhone = meta.story({
  ...LongText.input,
  globals: { viewport: { value: 'smallest' } },
});

/** A link in the text to another section stays on the page. */
export const LinkInTheText = meta.story({
  args: {
    sections: ready([
      { id: 'a', title: 'A', content: `<p><a href="${paths.help('b')}">B</a></p>` },
      { id: 'b', title: 'B', content: '<p>b</p>' },
    ]),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getAllByRole('link', { name: 'B' }).at(-1) as HTMLElement);
    await expect(args.onChoose).toHaveBeenCalledWith('b');
  },
});

/** RT-10: the anchor chooses the section and gives its heading the focus; `/helpmc` stays `/helpmc`. */
export const PlatformAnchors = meta.story({
  parameters: { sandbox: { path: '/helpmc#term' } },
  render: () => <Wired />,
  play: async ({ canvas, canvasElement, globals }) => {
    const titleOf = (id: string) => sampleSections(globals).find((section) => section.id === id)?.title ?? '';
    const heading = (id: string) => canvas.findByRole('heading', { level: 2, name: titleOf(id) });
    const term = await heading('term');
    await waitFor(() => expect(term).toHaveFocus());
    await userEvent.click(canvas.getByRole('link', { name: titleOf('deposit') }));
    const deposit = await heading('deposit');
    await waitFor(() => expect(deposit).toHaveFocus());
    await expect(canvasElement.querySelector('[data-address]')).toHaveAttribute('data-address', '/helpmc#deposit');
  },
});
