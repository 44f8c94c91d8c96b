import { type RefObject, useEffect, useRef, useState } from 'react';
import { Toast } from './Toast.tsx';
import type { ToastEntry, ToastStore } from './toastStore.ts';

export interface ToastListProps {
  /** The toasts of one live region, the newest last. */
  entries: readonly ToastEntry[];
  store: ToastStore;
  /** The name of the close button of a toast. */
  closeLabel: string;
  /** The region around all toasts. A pointer or the focus inside it pauses their timers. */
  section: RefObject<HTMLElement | null>;
}

/** The toasts of one live region. Loads with the first toast. */
export function ToastList({ entries, store, closeLabel, section }: ToastListProps) {
  const [paused, setPaused] = useState({ pointer: false, focus: false });
  const previousFocus = useRef<HTMLElement>(null);
  useEffect(() => {
    const region = section.current;
    if (region === null) return undefined;
    const listening = new AbortController();
    const listen = <Type extends keyof HTMLElementEventMap>(
      type: Type,
      handle: (event: HTMLElementEventMap[Type]) => void,
    ) => region.addEventListener(type, handle, listening);
    listen('pointerenter', () => setPaused((now) => ({ ...now, pointer: true })));
    listen('pointerleave', () => setPaused((now) => ({ ...now, pointer: false })));
    listen('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !region.contains(relatedTarget))
        previousFocus.current = relatedTarget;
      setPaused((now) => ({ ...now, focus: true }));
    });
    listen('focusout', () => setPaused((now) => ({ ...now, focus: false })));
    return () => listening.abort();
  }, [section]);

  const dismiss = (id: string): void => {
    // A removed element fires neither blur nor pointerleave, so focus and hover are reset here.
    if (section.current?.contains(document.activeElement)) previousFocus.current?.focus({ preventScroll: true });
    store.dismiss(id);
    setPaused(({ pointer }) => ({ pointer: pointer && store.list().length > 0, focus: false }));
  };
  return entries.map((entry) => (
    <Toast
      key={entry.id}
      entry={entry}
      paused={paused.pointer || paused.focus}
      closeLabel={closeLabel}
      onDismiss={dismiss}
    />
  ));
}
