import { useSyncExternalStore } from 'react';
import type { OfferedLanguage } from '#api/primitives.ts';
import { usePlatform } from '../data/platform.tsx';

/** Returns the current language. Rerenders when it changes. */
export function useLanguage(): OfferedLanguage {
  const { language } = usePlatform();
  return useSyncExternalStore(language.subscribe, language.current, language.first);
}
