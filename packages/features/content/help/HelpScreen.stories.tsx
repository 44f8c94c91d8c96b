import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import preview from '#storybook/preview.tsx';
import { longSections, sampleSections } from './help.samples.ts';
import type { HelpScreenProps } from './help.types.ts';
import { HelpScreen } from './HelpScreen.tsx';
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

/** Without an anchor, the first section is shown. */
export const Ready = meta.story({
  play: async ({ canvas, globals }) => {
    const [first] = sampleSections(globals);
    await expect(canvas.getByRole('heading', { level: 2, name: first?.title ?? '' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAttribute('href', paths.help(first?.id));
  },
});

/** On phones a native select lists the topics. */
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

/** A link in the text to another section is handled within the page. */
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

/** RT-10: on the platform, the anchor selects the section and focuses its heading; `/helpmc` keeps its path. */
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

/** The smallest deposit is that of the operator's cashier, not a number of the text. */
export const FactsOfTheCashier = meta.story({
  parameters: { sandbox: { path: '/help#deposit' } },
  render: () => <Wired />,
  play: async ({ canvas, canvasElement, sandbox }) => {
    const least = Math.min(...sandbox.settings.depositMethods.map(({ minSatang }) => minSatang));
    await waitFor(() => expect(canvasElement).toHaveTextContent(`฿${least / 100}`));
    await expect(canvasElement).not.toHaveTextContent('{');
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
});
