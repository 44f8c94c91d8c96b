import { badgeName, smallIconName } from '#ui/theme/manifest.ts';

/** A window of the site. */
interface SiteWindow {
  readonly visibilityState: string;
  navigate(url: string): Promise<unknown>;
  focus(): Promise<unknown>;
}

/** What notifications need of the worker's browser. */
export interface NoticeScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'getNotifications'>;
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly SiteWindow[]>;
    openWindow(url: string): Promise<unknown>;
  };
  /** Whether an address is a page of this site. */
  readonly isPage: (url: string) => boolean;
  /** The folder of the brand's icons, such as `/brands/kinnari/`; undefined where it is not known. */
  readonly iconFolder: () => Promise<string | undefined>;
  /** What a notification says that this release does not know: the name of the site. */
  readonly neutral: string;
}

/** What is read of a notification; see `PushPayload` of the sandbox. */
interface Payload {
  readonly v: unknown;
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly url: string;
  readonly badge: number;
}

/** What was sent; nothing where it is of the version of a later platform, or cannot be read. A later kind is worded like others. */
function payloadOf(read: () => unknown): Partial<Payload> {
  try {
    const sent = read() as Payload;
    return sent.v === 1 ? sent : {};
  } catch {
    return {};
  }
}

/** Shows notifications, and opens what they are about. */
export function createNotices({ registration, clients, isPage, iconFolder, neutral }: NoticeScope) {
  return {
    /**
     * Shows what the platform has sent; the name of the site for what this release does not know, because browsers end a site's
     * notifications when it shows none. A page in view has the toast of the live channel: the notification makes no sound and goes.
     * @param read throws for what is no JSON
     */
    async show(read: () => unknown): Promise<void> {
      const windows = await clients.matchAll({ type: 'window' });
      const silent = windows.some(({ visibilityState }) => visibilityState === 'visible');
      const { title = neutral, body = '', tag = '', url = '/', badge } = payloadOf(read);
      // Without icons it is a notification all the same.
      const folder = await iconFolder().catch(() => undefined);
      const icons = folder && { icon: folder + smallIconName, badge: folder + badgeName };
      await registration.showNotification(title, { body, tag, data: url, silent, ...icons });
      // How many messages are not read, on the icon of the app, where the system has such a badge.
      if (badge !== undefined) void navigator.setAppBadge?.(badge).catch(() => {});
      if (silent) for (const notice of await registration.getNotifications({ tag })) notice.close();
    },

    /** Opens the page of a notification: in a window of the site, which goes there before it comes to the front, or in a new one. */
    async open(notice: Pick<Notification, 'data' | 'close'>): Promise<void> {
      notice.close();
      const asked = String(notice.data);
      const url = isPage(asked) ? asked : '/';
      try {
        // Throws where there is none, too.
        const [window] = (await clients.matchAll({ type: 'window' })) as readonly [SiteWindow];
        await window.navigate(url);
        // Browsers may refuse it, and the page is there all the same.
        await window.focus().catch(() => {});
      } catch {
        await clients.openWindow(url);
      }
    },
  };
}
