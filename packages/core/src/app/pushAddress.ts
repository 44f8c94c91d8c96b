import type { PushAddress } from '#api/push.ts';

// Every visit loads this, and therefore nothing of what turns notifications on.

/** The address of this browser; null where it takes no notifications. Asks for nothing. */
export async function addressHere(): Promise<PushAddress | null> {
  const registration = await navigator.serviceWorker?.getRegistration();
  return addressOf(await registration?.pushManager?.getSubscription());
}

/** The address of a subscription, as the platform takes it. */
export function addressOf(subscription: PushSubscription | null | undefined): PushAddress | null {
  const { endpoint, keys } = subscription?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return null;
  return { endpoint, keys: { p256dh, auth } };
}

/** Ends notifications in this browser, and removes those that are shown, as on the icon of the app. Without a connection, too. */
export async function endPushHere(): Promise<void> {
  void navigator.clearAppBadge?.().catch(() => {});
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const notice of (await registration?.getNotifications()) ?? []) notice.close();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
