import { useEffect, useEffectEvent } from 'react';

/** Calls `show` on Ctrl K or ⌘ K, for any focus and keyboard layout: matches the physical key. */
export function useCommandPaletteKey(show: () => void): void {
  const open = useEffectEvent(show);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      open();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}
