import { expect, fn, userEvent } from 'storybook/test';
import { loading, ready } from '#core/data/remote.ts';
import { platformStories } from '#storybook/platformStories.tsx';
import preview from '#storybook/preview.tsx';
import type { AppDownload, DownloadScreenProps } from './download.types.ts';
import { DownloadScreen } from './DownloadScreen.tsx';
import { useDownloadScreen } from './useDownloadScreen.ts';

function Wired({ userAgent }: { userAgent?: string }) {
  return <DownloadScreen {...useDownloadScreen(userAgent)} />;
}

const android: AppDownload = { kind: 'android', href: 'https://downloads.example/kinnari.apk' };
const ios: AppDownload = { kind: 'ios', href: 'https://downloads.example/kinnari.mobileconfig' };

const iosLite: AppDownload = { kind: 'iosLite', href: 'https://downloads.example/kinnari-lite.mobileconfig' };

const retry = fn();

const meta = preview.type<{ args: Partial<DownloadScreenProps> }>().meta({
  title: 'Screens/Download/Download',
  args: { apps: ready([android, ios]), device: null },
  render: (args) => <DownloadScreen apps={ready([])} device={null} homeHref="/" {...args} />,
});

/** Each app has a QR code for other devices and a button for this one. */
export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      android.href,
      ios.href,
    ]);
  },
});

/** Three resources, three cards: iOS lite is a profile that only adds an icon of the site. */
export const WithIosLite = meta.story({
  args: { apps: ready([android, ios, iosLite]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      android.href,
      ios.href,
      iosLite.href,
    ]);
  },
});

/** A single app, on a phone of the other kind. */
export const OneApp = meta.story({
  args: { apps: ready([ios]), device: 'android' },
  globals: { viewport: { value: 'smallest' } },
});

export const Loading = meta.story({ args: { apps: loading } });

/** No app, or none with an allowed URL: refers to the browser. */
export const Empty = meta.story({ args: { apps: ready([]) } });

export const Failed = meta.story({
  args: { apps: { status: 'failed', error: { kind: 'network', outcomeUnknown: false }, retry } },
  play: async ({ canvas }) => {
    retry.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** On the platform: the two of an iPhone come first, with an absolute URL. */
export const PlatformOnAnIPhone = meta.story({
  parameters: { sandbox: { path: '/download' } },
  globals: { viewport: { value: 'phone' } },
  render: () => <Wired userAgent="Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X)" />,
  play: async ({ canvas }) => {
    const headings = await canvas.findAllByRole('heading', { level: 2 });
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
    await expect(headings[0]).toHaveTextContent('iPhone');
    const [first] = canvas.getAllByRole('link');
    await expect(first?.getAttribute('href')).toMatch(new RegExp(`^${location.origin}/`));
  },
});

const onPlatform = platformStories(() => <Wired />, { path: '/download' });

export const AsMember = meta.story(onPlatform.ready);
export const InMaintenance = meta.story(onPlatform.maintenance);
export const LongText = meta.story(onPlatform.longText);
