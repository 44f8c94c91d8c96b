import type { ToastEntry } from './toastStore.ts';

/** Returns the time until a toast disappears, in ms. Undefined if it stays. */
export function lifetime({ tone, text, duration }: ToastEntry): number | undefined {
  if (tone === 'negative' || duration === Infinity) return undefined;
  return duration ?? 5000 + (typeof text === 'string' ? text.length * 50 : 0);
}
