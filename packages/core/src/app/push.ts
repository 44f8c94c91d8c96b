import type { PushAddress } from '#api/push.ts';
import { deviceOf } from './installKind.ts';
import { addressOf } from './pushAddress.ts';
import { runsAsApp } from './runsAsApp.ts';

/**
 * Whether this browser can be notified. `denied`: the player has told it not to. `notInstalled`: an iPhone, which notifies for
 * installed sites alone.
 */
export type PushPlace = 'ready' | 'denied' | 'unsupported' | 'notInstalled' | 'noSecureContext';

/** Why this device was not added: the player has not agreed, or the browser did not reach its service. */
export type PushProblem = 'notAsked' | 'notReached';

/** Whether this browser can be notified, without asking for anything. */
export function pushPlaceHere(host: Window & typeof globalThis = window): PushPlace {
  if (!host.isSecureContext) return 'noSecureContext';
  const { userAgent, maxTouchPoints, serviceWorker } = host.navigator;
  if (serviceWorker === undefined || !('PushManager' in host) || !('Notification' in host)) {
    const isIphone = deviceOf({ userAgent, touchPoints: maxTouchPoints }) === 'ios';
    return isIphone && !runsAsApp() ? 'notInstalled' : 'unsupported';
  }
  return host.Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Asks the player by the browser's own prompt, and takes the address of this browser. Only to be called by a tap. */
export async function subscribeHere(publicKey: string): Promise<PushAddress | PushProblem> {
  if ((await Notification.requestPermission()) !== 'granted') return 'notAsked';
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    const former = await registration?.pushManager.getSubscription();
    // It may have been made for another key, or account.
    await former?.unsubscribe();
    const options = { userVisibleOnly: true, applicationServerKey: publicKey };
    return addressOf(await registration?.pushManager.subscribe(options)) ?? 'notReached';
  } catch {
    return 'notReached';
  }
}
