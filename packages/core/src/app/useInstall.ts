import { useSyncExternalStore } from 'react';
import { useHydrated } from '#ui/Hydration/useHydrated.ts';
import {
  type DeviceKind,
  type InstallBrowser,
  type InstallKind,
  browserOf,
  deviceOf,
  installKindOf,
} from './installKind.ts';
import { type InstallState, install, installState, onInstallState } from './installOffer.ts';
import { runsAsApp } from './runsAsApp.ts';

/** How the site is installed on this device. */
export interface Install {
  /** `unknown` in a document, which is for every device, and until it is taken over. */
  readonly kind: InstallKind | 'unknown';
  /** Null for a computer, and while nothing is known. */
  readonly device: DeviceKind | null;
  readonly browser: InstallBrowser;
  readonly state: InstallState;
  /** Opens the question of the browser, once for each of its offers. */
  readonly install: () => void;
}

const ask = (): void => void install();

/** Returns how the site is installed here, and what becomes of it. @param userAgent overrides the browser's, for stories */
export function useInstall(userAgent?: string): Install {
  const hydrated = useHydrated();
  const state = useSyncExternalStore(onInstallState, installState, () => 'none' as const);
  if (!hydrated) return { kind: 'unknown', device: null, browser: 'other', state, install: ask };
  const signs = {
    userAgent: userAgent ?? navigator.userAgent,
    touchPoints: userAgent === undefined ? navigator.maxTouchPoints : 0,
    standalone: runsAsApp(),
    offered: state === 'offered',
  };
  return {
    kind: installKindOf(signs),
    device: deviceOf(signs),
    browser: browserOf(signs.userAgent),
    state,
    install: ask,
  };
}
