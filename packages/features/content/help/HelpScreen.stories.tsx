import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation } from '#core/routing/router.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { longSections, noVotes, sampleBeginner, sampleSections } from './help.samples.ts';
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
const rest = { wanted: null, beginner: sampleBeginner, hrefFor: paths.help, votes: noVotes, homeHref: '/' };

const meta = preview.type<{ args: Partial<HelpScreenProps> }>().meta({
  title: 'Screens/Help/Help',
  args: { onChoose: fn() },
  globals: { viewport: { value: 'wide' } },
  render: (args, { globals }) => (
    <HelpScreen sections={ready(sampleSections(globals))} {...rest} onChoose={fn()} {...args} />
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
    <HelpScreen sections={ready(longSections(globals))} {...rest} onChoose={fn()} {...args} />
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
export const AsMember = meta.story({
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

/** The beginner's manual is the first topic: pictures in the colours of the theme, and links that open the pages. */
export const BeginnersManual = meta.story({
  args: { sections: ready([{ id: 'beginner', title: 'Manual', content: '' }]), wanted: 'beginner' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    for (const id of ['signUp', 'deposit', 'play', 'withdraw'] as const) {
      await expect(canvas.getByRole('heading', { level: 3, name: t(`help:steps.${id}.title`) })).toBeVisible();
      const href = sampleBeginner.find((step) => step.id === id)?.href ?? '';
      await expect(canvas.getByRole('link', { name: t(`help:steps.${id}.open`) })).toHaveAttribute('href', href);
    }
    await expect(canvas.getByText(t('help:steps.deposit.fact', { value: '฿100 (PromptPay QR)' }))).toBeVisible();
  },
});

export const BeginnersManualOnTheSmallestPhone = meta.story({
  ...BeginnersManual.input,
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** The privacy section lists what the site keeps on the device. */
export const PrivacyOfTheDevice = meta.story({
  args: { wanted: 'privacy' },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('heading', { level: 3, name: t('help:device.title') })).toBeVisible();
    for (const item of ['session', 'intent', 'language', 'analytics'] as const) {
      await expect(canvas.getByText(t(`help:device.items.${item}`))).toBeVisible();
    }
  },
});

/** The search finds what is misspelt or typed on the other keyboard; a result leads to its topic. */
export const Search = meta.story({
  play: async ({ canvas, args, globals, sandbox }) => {
    const field = canvas.getByRole('searchbox', { name: translatorOf(sandbox)('help:search.label') });
    await userEvent.type(field, { th: "5vog'bo", en: 'withdrawl' }[codeOf(globals)]);
    const withdraw = sampleSections(globals).find(({ id }) => id === 'withdraw');
    const link = await canvas.findByRole('link', { name: withdraw?.title ?? '' });
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(link);
    await expect(args.onChoose).toHaveBeenCalledWith('withdraw');
    await expect(field).toHaveValue('');
    await expect(canvas.getByRole('article')).toBeVisible();
  },
});

export const SearchFindsNothing = meta.story({
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const field = canvas.getByRole('searchbox', { name: t('help:search.label') });
    await userEvent.type(field, 'qqqqxx');
    await expect(await canvas.findByRole('link', { name: t('help:search.contact') })).toHaveAttribute(
      'href',
      paths.help('contact'),
    );
    await userEvent.keyboard('{Escape}');
    // The focus stays in the field although a topic is shown again.
    await expect(await canvas.findByRole('article')).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

/** A topic that is switched off or unknown: the first one, and why. */
export const UnknownTopic = meta.story({
  args: { wanted: 'unknown' },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('help:missing'))).toBeVisible();
  },
});

/** Whom a topic has not helped is shown the way to customer service. */
export const DidNotHelp = meta.story({
  args: { wanted: 'deposit', votes: { ...noVotes, given: { deposit: false } } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('help:helped.sorry'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('help:helped.ask') })).toHaveAttribute(
      'href',
      paths.help('contact'),
    );
  },
});

export const VoteFailed = meta.story({
  args: { wanted: 'deposit', votes: { ...noVotes, failed: 'deposit' } },
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByText(translatorOf(sandbox)('help:helped.failed'))).toBeVisible();
  },
});

/** Nothing is sent twice while a vote is on its way. */
export const VoteOnItsWay = meta.story({
  args: { wanted: 'deposit', votes: { ...noVotes, busy: true, onVote: fn() } },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(canvas.getByRole('button', { name: translatorOf(sandbox)('help:helped.yes') }));
    await expect(args.votes?.onVote).not.toHaveBeenCalled();
  },
});

const onPlatform = platformStories(Wired, { path: '/help' });

export const InMaintenance = meta.story(onPlatform.maintenance);
