import { usePlatform } from '../data/platform.tsx';

/** Returns the platform's clock: the time in ms since the epoch. Rerenders when the clock is corrected. */
export const useNow = (): (() => number) => usePlatform().clock.now;
