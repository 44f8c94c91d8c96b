import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { android, ios, iosLite, sampleDownload } from './download.samples.ts';
import type { DownloadScreenProps } from './download.types.ts';
import { DownloadScreen } from './DownloadScreen.tsx';
import { Stage } from './parts/Stage.tsx';
import { useDownloadScreen } from './useDownloadScreen.ts';

function Wired({ userAgent }: { userAgent?: string }) {
  return <DownloadScreen {...useDownloadScreen(userAgent)} />;
}

const onBrowser = (userAgent: string) => platformStories(() => <Wired userAgent={userAgent} />, { path: '/download' });

const retry = fn();
const phone = { viewport: { value: 'phone' } };

const meta = preview.type<{ args: Partial<DownloadScreenProps> }>().meta({
  title: 'Screens/Download/Download',
  render: (args, { globals }) => <DownloadScreen {...sampleDownload(globals)} {...args} />,
});

/** An Android phone whose browser offers to install the site: one button, and the file below it. No code on the phone that would show it. */
export const AndroidPhone = meta.story({
  args: { kind: 'prompt', browser: 'chrome', state: 'offered', install: fn() },
  globals: phone,
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('download:install') }));
    await expect(args.install).toHaveBeenCalledOnce();
    const [link] = canvas.getAllByRole('link', { name: t('download:android.button') });
    await expect(link).toHaveAttribute('href', android.href);
    await expect(canvas.queryByRole('img', { name: t('download:qr.label') })).toBeNull();
  },
});

/** Safari on an iPhone: where to tap, step by step. The profiles are folded. */
export const Iphone = meta.story({
  args: { kind: 'iphone', apps: ready([ios, iosLite, android]) },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('download:iphone.share.safari'))).toBeVisible();
    await expect(canvas.getByText(t('download:iphone.add'))).toBeVisible();
    await expect(canvas.getByText(t('download:iphone.confirm'))).toBeVisible();
    await expect(canvas.getByText(t('download:iosLite.step1'))).not.toBeVisible();
  },
});

/** Chrome on an iPhone has the button at the top. */
export const IphoneChrome = meta.story({
  args: { kind: 'iphone', browser: 'chrome', apps: ready([ios, iosLite, android]) },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('download:iphone.share.chrome'))).toBeVisible();
  },
});

/** LINE opens the page in the browser of the phone. */
export const InLine = meta.story({
  args: { kind: 'inApp', browser: 'line' },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const link = canvas.getByRole('link', { name: translatorOf(sandbox)('download:inApp.open') });
    await expect(link).toHaveAttribute('href', 'https://kinnari.example/download?openExternalBrowser=1');
    await expect(link).not.toHaveAttribute('target');
  },
});

/** The browser of any other app: the address is copied. */
export const InAnotherApp = meta.story({
  args: { kind: 'inApp', onCopy: fn(async () => true) },
  globals: phone,
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('download:copy.button') }));
    await expect(args.onCopy).toHaveBeenCalledWith('https://kinnari.example/download');
    await expect(await canvas.findByText(t('download:copy.done'))).toBeVisible();
  },
});

/** Without a clipboard the address is typed. */
export const NotCopied = meta.story({
  args: { kind: 'inApp', onCopy: async () => false },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('download:copy.button') }));
    const said = t('download:copy.failed', { address: 'kinnari.example/download' });
    await expect(await canvas.findByText(said)).toBeVisible();
  },
});

/** A computer shows the code that a phone reads first; every app is folded below, with its steps. */
export const Computer = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('img', { name: t('download:qr.label') })).toBeVisible();
    const link = canvas.getByText(t('download:android.button'));
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText(t('download:android.name')));
    await expect(link).toBeVisible();
    await expect(link.closest('a')).toHaveAttribute('href', android.href);
    await expect(canvas.getByText(t('download:android.step4'))).toBeVisible();
  },
});

/** A computer whose browser offers to install the site, too. */
export const ComputerWithOffer = meta.story({
  args: { state: 'offered' },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('button', { name: t('download:install') })).toBeVisible();
    await expect(canvas.getByRole('img', { name: t('download:qr.label') })).toBeVisible();
  },
});

/** The app itself leads to its home page. */
export const InTheApp = meta.story({
  args: { kind: 'installed' },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('download:inTheApp'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('download:toHome') })).toHaveAttribute('href', '/');
  },
});

/** An Android phone whose browser offers nothing: the file, with its steps open. */
export const AndroidFile = meta.story({
  args: { kind: 'none' },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    const [link, ...others] = canvas.getAllByRole('link', { name: t('download:android.button') });
    await expect(link).toHaveAttribute('href', android.href);
    await expect(others).toEqual([]);
    await expect(canvas.getByText(t('download:android.step1'))).toBeVisible();
    await expect(canvas.getByText(t('download:ios.step1'))).not.toBeVisible();
  },
});

/** The player has said no to the browser, which asks once: what else there is. */
export const Declined = meta.story({
  args: { kind: 'none', state: 'declined' },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(translatorOf(sandbox)('download:declined'));
  },
});

/** It is on the home screen now. */
export const JustInstalled = meta.story({
  args: { kind: 'none', state: 'installed' },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(translatorOf(sandbox)('download:installed'));
  },
});

/** What a document shows: the device is not known, and the place of its button is kept. */
export const Loading = meta.story({ args: { apps: loading, kind: 'unknown' }, globals: phone });

const versions = [
  { kind: 'unknown' },
  { kind: 'prompt', state: 'offered' },
  { kind: 'iphone' },
  { kind: 'iphone', browser: 'chrome' },
  { kind: 'inApp', browser: 'line' },
  { kind: 'inApp' },
  { kind: 'computer' },
  { kind: 'computer', state: 'offered' },
  { kind: 'none' },
  { kind: 'none', state: 'declined' },
  { kind: 'none', state: 'installed' },
  { kind: 'installed' },
] as const satisfies readonly Partial<DownloadScreenProps>[];

const OneHeight = meta.story({
  render: (args, { globals }) => (
    <div data-versions>
      {versions.map((version) => (
        <Stage key={JSON.stringify(version)} {...sampleDownload(globals)} {...args} {...version} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<HTMLElement>('[data-versions] > *')].map(
      ({ offsetHeight }) => offsetHeight,
    );
    await expect(heights).toHaveLength(versions.length);
    await expect(new Set(heights).size).toBe(1);
  },
});

/** Every version is as high as the document's, so that nothing moves when the device is known. */
export const OneHeightOnAPhone = OneHeight.extend({ globals: phone });
export const OneHeightOnATablet = OneHeight.extend({ globals: { viewport: { value: 'tablet' } } });
export const OneHeightOnAComputer = OneHeight.extend({ globals: { viewport: { value: 'desktop' } } });

/** From 768 px on the phone stands beside the words, and the code can be read. */
export const NarrowWindow = meta.story({
  args: { kind: 'computer' },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('download:qr.scan'))).toBeVisible();
    const words = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(innerWidth / 4);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
});

/** A single app, on a phone of the other kind. */
export const OneApp = meta.story({
  args: { apps: ready([ios]), kind: 'none' },
  globals: { viewport: { value: 'smallest' } },
});

/** No app, or none with an allowed URL: the browser is left. */
export const Empty = meta.story({
  args: { apps: ready([]) },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByText(t('download:browser.title')));
    await expect(canvas.getByText(t('download:browser.text'))).toBeVisible();
  },
});

export const Failed = meta.story({
  args: { apps: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas, sandbox }) => {
    retry.mockClear();
    const t = translatorOf(sandbox);
    await expect(canvas.getByText(t('download:browser.title'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('common:retry') }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** On the platform: the two of an iPhone come first, with an absolute URL. */
export const PlatformOnAnIPhone = meta.story({
  ...onBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1').ready,
  globals: phone,
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByText(t('download:iphone.share.safari'))).toBeVisible();
    await userEvent.click(await canvas.findByText(t('download:ios.name')));
    const link = await canvas.findByRole('link', { name: t('download:ios.button') });
    await expect(link.getAttribute('href')).toMatch(new RegExp(`^${location.origin}/`));
    const titles = [...canvasElement.querySelectorAll('summary')].map((title) => title.textContent);
    await expect(titles.slice(0, 3)).toEqual([
      t('download:ios.name'),
      t('download:iosLite.name'),
      t('download:android.name'),
    ]);
  },
});

/** On the platform, on a computer: games are on the drawn phone, which is for the eye only. */
export const PlatformOnAComputer = meta.story({
  ...onBrowser('Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36').ready,
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(await canvas.findByRole('button', { name: t('download:copy.button') })).toBeVisible();
    const [drawn] = canvasElement.querySelectorAll<HTMLElement>('[inert]');
    await expect(within(drawn ?? canvasElement).queryAllByRole('link', { hidden: true })).toEqual([]);
  },
});

const onPlatform = platformStories(() => <Wired />, { path: '/download' });

export const AsMember = meta.story(onPlatform.ready);
export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
