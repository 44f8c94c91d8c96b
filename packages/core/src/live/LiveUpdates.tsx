import { useLive } from './useLive.ts';

/** Keeps the page as the platform says it is. Shows nothing. */
export function LiveUpdates() {
  useLive();
  return null;
}
