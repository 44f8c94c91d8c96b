import { type NoticeScope, createNotices } from './notices.ts';
import { type Shell, createOfflineShell } from './offlineShell.ts';

declare const __SHELL__: Omit<Shell, 'files'>;
/** The names of its files below /assets/, in one text: a list of paths is larger on its way. */
declare const __FILES__: string;

interface LaterEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LaterEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends LaterEvent {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends LaterEvent {
  readonly notification: Notification;
}
/** What this uses of its global scope, which the types of a page do not know. */
interface ServiceWorker {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: NoticeScope['clients'] & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listen: (event: LaterEvent) => void): void;
  addEventListener(type: 'message', listen: (event: LaterEvent & MessageEvent<unknown>) => void): void;
  addEventListener(type: 'push', listen: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', listen: (event: ClickEvent) => void): void;
  addEventListener(type: 'fetch', listen: (event: FetchEvent) => void): void;
}

const worker = self as unknown as ServiceWorker;
const shell = createOfflineShell(
  { origin: location.origin, caches, fetch: (request) => fetch(request), now: Date.now },
  { ...__SHELL__, files: __FILES__.split(' ').map((name) => `/assets/${name}`) },
);

const { registration, clients } = worker;
const notices = createNotices({
  registration,
  clients,
  isPage: shell.isPage,
  iconFolder: shell.iconFolder,
  neutral: location.host,
});
worker.addEventListener('push', (event) => event.waitUntil(notices.show(() => event.data?.json())));
worker.addEventListener('notificationclick', (event) => event.waitUntil(notices.open(event.notification)));

// Takes over at once. The files of the former release stay for the tabs that have it.
worker.addEventListener('install', (event) => event.waitUntil(shell.install().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) =>
  // Without the preload, each navigation waits for the worker to start.
  event.waitUntil(
    Promise.all([shell.activate(), worker.registration.navigationPreload?.enable(), worker.clients.claim()]),
  ),
);
// The page's only message: it has loaded and rests, so that there is time to keep what it has loaded, the pages as they are
// now, and what was removed since.
worker.addEventListener('message', (event) => {
  const { data } = event;
  if (!Array.isArray(data)) return;
  event.waitUntil(Promise.allSettled([shell.keepAll(data.map(String)), shell.install()]));
});
worker.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const kind = shell.kindOf(request);
  if (kind === undefined) return;
  const later = (work: Promise<unknown>): void => event.waitUntil(work);
  // Whatever fails in here: as without a worker.
  event.respondWith(shell.answer(kind, request, preloadResponse, later).catch(() => fetch(request)));
});
