import { expect, fn, userEvent, within } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import { translatorOf } from '#storybook/sandboxPlatform.ts';
import { android, ios, iosLite, sampleDownload } from './download.samples.ts';
import type { DownloadScreenProps } from './download.types.ts';
import { DownloadScreen } from './DownloadScreen.tsx';
import { useDownloadScreen } from './useDownloadScreen.ts';

function Wired({ userAgent }: { userAgent?: string }) {
  return <DownloadScreen {...useDownloadScreen(userAgent)} />;
}

const retry = fn();
const phone = { viewport: { value: 'phone' } };

const meta = preview.type<{ args: Partial<DownloadScreenProps> }>().meta({
  title: 'Screens/Download/Download',
  render: (args) => <DownloadScreen {...sampleDownload} {...args} />,
});

/** A computer shows the code that a phone reads first; every app is folded below, with its steps. */
export const OnAComputer = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('img', { name: t('download:qr.label') })).toBeVisible();
    await expect(canvas.queryByText(t('download:qr.title'))).not.toBeVisible();
    const link = canvas.getByText(t('download:android.button'));
    await expect(link).not.toBeVisible();
    await userEvent.click(canvas.getByText(t('download:android.name')));
    await expect(link).toBeVisible();
    await expect(link.closest('a')).toHaveAttribute('href', android.href);
    await expect(canvas.getByText(t('download:android.step4'))).toBeVisible();
  },
});

/** A browser that offers to install the site: one button, and no code on the phone that would show it. */
export const Install = meta.story({
  args: { device: 'android', way: 'install', onInstall: fn() },
  globals: phone,
  play: async ({ canvas, args, sandbox }) => {
    const t = translatorOf(sandbox);
    await userEvent.click(canvas.getByRole('button', { name: t('download:install') }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('img', { name: t('download:qr.label') })).not.toBeVisible();
  },
});

/** An Android phone whose browser offers nothing: the file, with its steps open. */
export const AndroidFile = meta.story({
  args: { device: 'android', way: 'android' },
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
  args: { device: 'android', way: 'android', declined: true },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(translatorOf(sandbox)('download:declined'));
  },
});

/** An iPhone: its profile, with the steps open. */
export const OnAnIPhone = meta.story({
  args: { apps: ready([ios, iosLite, android]), device: 'ios', way: 'ios' },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const t = translatorOf(sandbox);
    await expect(canvas.getByRole('link', { name: t('download:ios.button') })).toHaveAttribute('href', ios.href);
    await expect(canvas.getByText(t('download:ios.step1'))).toBeVisible();
  },
});

/** The installed site opens its home page. */
export const Installed = meta.story({
  args: { device: 'android', way: 'installed' },
  globals: phone,
  play: async ({ canvas, sandbox }) => {
    const name = translatorOf(sandbox)('download:open');
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '/');
  },
});

/** A single app, on a phone of the other kind. */
export const OneApp = meta.story({
  args: { apps: ready([ios]), device: 'android' },
  globals: { viewport: { value: 'smallest' } },
});

/** What a document shows: the device is not known, and the place of its button is kept. */
export const Loading = meta.story({ args: { apps: loading, device: 'unknown' }, globals: phone });

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
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** On the platform: the two of an iPhone come first, with an absolute URL, and games are on the drawn phone. */
export const PlatformOnAnIPhone = meta.story({
  parameters: { sandbox: { path: '/download' } },
  globals: phone,
  render: () => <Wired userAgent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)" />,
  play: async ({ canvas, canvasElement, sandbox }) => {
    const t = translatorOf(sandbox);
    const link = await canvas.findByRole('link', { name: t('download:ios.button') });
    await expect(link.getAttribute('href')).toMatch(new RegExp(`^${location.origin}/`));
    const titles = [...canvasElement.querySelectorAll('summary')].map((title) => title.textContent);
    await expect(titles.slice(0, 3)).toEqual([
      t('download:ios.name'),
      t('download:iosLite.name'),
      t('download:android.name'),
    ]);
    const [drawn] = canvasElement.querySelectorAll<HTMLElement>('[inert]');
    await expect(within(drawn ?? canvasElement).queryAllByRole('link', { hidden: true })).toEqual([]);
  },
});

const onPlatform = platformStories(() => <Wired />, { path: '/download' });

export const AsMember = meta.story(onPlatform.ready);
export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
