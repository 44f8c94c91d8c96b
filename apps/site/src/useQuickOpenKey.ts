import { useEffect, useEffectEvent } from 'react';

/** Ctrl K or ⌘ K, wherever the focus is and whatever the keyboard writes: it is the key that counts. */
export function useQuickOpenKey(show: () => void): void {
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
