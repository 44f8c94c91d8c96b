import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { FailedState } from '#core/components/FailedState.tsx';
import { loading, ready } from '#core/data/remote.ts';
import preview from '#storybook/preview.tsx';
import { codeOf } from '#storybook/sampleOf.ts';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { brands } from '#themes/brands.ts';
import { sampleDomains, sampleFooter } from './footer.samples.ts';
import type { FooterScreenProps } from './footer.types.ts';
import { FooterScreen } from './FooterScreen.tsx';
import { TellUs } from './parts/TellUs.tsx';
import { useFooterScreen } from './useFooterScreen.ts';

const failed = { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry: fn() } as const;

const meta = preview.type<{ args: Partial<FooterScreenProps> }>().meta({
  title: 'Screens/Footer/Footer',
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
  render: (args, { sandbox, globals }) => <FooterScreen {...sampleFooter(sandbox, globals)} {...args} />,
});

/** All blocks, with several licences. */
export const Full = meta.story({
  args: {
    licences: ready([
      {
        id: 'mga',
        name: 'Malta Gaming Authority (MGA)',
        number: 'MGA/B2C/000/2026',
        verifyHref: 'https://mga.example/',
      },
      { id: 'bvi', name: 'British Virgin Islands', number: null, verifyHref: null },
      { id: 'pagcor', name: 'PAGCOR Philippines', number: null, verifyHref: null },
    ]),
    onNear: fn(),
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onNear).toHaveBeenCalledOnce());
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    await expect(canvas.getAllByRole('link').filter((link) => link.getAttribute('href') === '/help#term')).toHaveLength(
      1,
    );
    const verify = canvas.getAllByRole('link').find((link) => link.getAttribute('href') === 'https://mga.example/');
    await expect(verify).toHaveAttribute('rel', expect.stringContaining('noopener'));
  },
});

/** An operator with few blocks: the others take no space. */
export const Minimal = meta.story({
  args: { blocks: ['help', 'legal'], channels: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** ENT-06: where the operator measures the use of the site, players agree first. */
export const AsksForStatistics = meta.story({
  args: { blocks: ['legal'], analytics: { agreed: false, onAgree: fn() } },
  play: async ({ canvas, args, sandbox }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: translatorOf(sandbox)('analytics:agree') }));
    await expect(args.analytics?.onAgree).toHaveBeenCalledWith(true);
  },
});

/** Blocks in the operator's own order. */
export const Reordered = meta.story({ args: { blocks: ['payments', 'licences', 'vendors', 'apps', 'legal'] } });

export const Loading = meta.story({
  args: {
    apps: loading,
    vendors: loading,
    channels: loading,
    payments: loading,
    licences: loading,
    domains: loading,
  },
});

/** Blocks that fail to load are left out silently. */
export const Failed = meta.story({
  args: { apps: failed, vendors: failed, channels: failed, payments: failed, licences: failed, domains: failed },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** Below a page that failed: the way to customer service, with a code to send. */
export const BelowAFailedPage = meta.story({
  render: (args, { sandbox, globals }) => (
    <>
      <main style={{ paddingBlock: '2rem 6rem' }}>
        <FailedState title={translatorOf(sandbox)('common:region.title')} failed={failed} />
      </main>
      <TellUs code="E-vip-261121-1000" href="/help?reference=E-vip-261121-1000#contact" />
      <FooterScreen {...sampleFooter(sandbox, globals)} {...args} />
    </>
  ),
  play: async ({ canvas, sandbox }) => {
    const below = canvas.getByRole('region', { name: translatorOf(sandbox)('support:contact') });
    await expect(within(below).getByText(/E-vip-261121-1000/)).toBeVisible();
    await expect(within(below).getByRole('link')).toHaveAttribute('href', '/help?reference=E-vip-261121-1000#contact');
  },
});

const shownHosts = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((item) => /kinnari-demo(-\d)?/.exec(item.textContent)?.[0]);

/** Hosts keep their order and have no badges until all of them are measured. */
export const Measuring = meta.story({
  args: { blocks: ['domains'], domains: ready(sampleDomains(420, 90, 0)) },
  play: async ({ canvas }) => {
    await expect(shownHosts(canvas.getByRole('list'))).toEqual(['kinnari-demo', 'kinnari-demo-1', 'kinnari-demo-2']);
  },
});

/** The current host is fast enough and one host does not answer: nothing is suggested. */
export const Measured = meta.story({
  args: { blocks: ['domains'], domains: ready(sampleDomains(140, null, 90)) },
  play: async ({ canvas }) => {
    await expect(shownHosts(canvas.getByRole('list'))).toEqual(['kinnari-demo-2', 'kinnari-demo', 'kinnari-demo-1']);
  },
});

export const LongText = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'longText' } },
  globals: { viewport: { value: 'smallest' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

const measure = fn(async (host: string) => (host === location.host ? 500 : 120));

function Wired() {
  return <FooterScreen {...useFooterScreen({ brand: brands[0], measure })} />;
}

/** On the platform: each host is measured once per session. */
export const Platform = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'vendorBreak' } },
  render: () => <Wired />,
  beforeEach: ({ sandbox }) => {
    measure.mockClear();
    Object.assign(sandbox.platform, {
      deployment: { ...sandbox.platform.deployment, siteHosts: sandbox.settings.domains },
    });
  },
  play: async ({ canvas, globals, sandbox }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(6));
    await waitFor(() => expect(measure).toHaveBeenCalledTimes(sandbox.settings.domains.length + 1));
    await expect(canvas.getAllByRole('img').length).toBeGreaterThan(5);
    // Only the visible slides of the carousel are exposed to keyboard and screen reader.
    const { vendorsInMaintenance } = sandbox.settings;
    const vendor = sandbox.catalogue.vendors.find(
      ({ gameType, vassalage }) => gameType === 'RNG' && vendorsInMaintenance.includes(vassalage),
    );
    const name = vendor?.name[codeOf(globals)];
    const inMaintenance = translatorOf(sandbox)('common:inMaintenance');
    await expect(canvas.getByAltText(`${name} ${inMaintenance}`)).toBeInTheDocument();
  },
});

/** On the platform, for an operator with few features. */
export const PlatformMinimal = meta.story({
  parameters: { layout: 'fullscreen', sandbox: { scenario: 'minimalOperator' } },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryAllByRole('heading', { level: 2 }).length).toBeLessThan(4));
  },
});

/** The platform's links fail to load: the other blocks are unaffected. */
export const PlatformFault = meta.story({
  parameters: {
    layout: 'fullscreen',
    sandbox: { faults: [{ match: 'systemRouters', fault: { kind: 'refuse', code: 'unknown' } }] },
  },
  render: () => <Wired />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(4));
  },
});
