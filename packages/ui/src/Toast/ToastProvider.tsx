import { type ReactNode, Suspense, lazy, useCallback, useRef, useState, useSyncExternalStore } from 'react';
import { list as listClass, region } from './Toast.css.ts';
import { createToastStore, type ToastEntry } from './toastStore.ts';
import { ToastContext } from './useToast.ts';

// Nobody waits for the looks of a message before there is one; if they do not come, its words are enough.
const Toast = lazy(() =>
  import('./Toast.tsx').then(
    (part) => ({ default: part.Toast }),
    () => ({ default: ({ entry }: { entry: ToastEntry }) => <p>{entry.text}</p> }),
  ),
);

export interface ToastProviderProps {
  children: ReactNode;
  /** Names the place where the messages appear. */
  label: string;
  /** Name of the close button of a message. */
  closeLabel: string;
}

/** Once, around the site. The live regions are there from the start, so that the first message is read out too. */
export function ToastProvider({ children, label, closeLabel }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  const entries = useSyncExternalStore(store.subscribe, store.list, store.list);
  const [paused, setPaused] = useState({ pointer: false, focus: false });
  const place = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const dismiss = useCallback(
    (id: string) => {
      // What is removed under the pointer or with the focus says no good-bye: both are settled here.
      if (place.current?.contains(document.activeElement)) cameFrom.current?.focus({ preventScroll: true });
      store.dismiss(id);
      setPaused(({ pointer }) => ({ pointer: pointer && store.list().length > 0, focus: false }));
    },
    [store],
  );
  const part = (urgent: boolean) =>
    entries
      .filter(({ tone }) => (tone === 'negative') === urgent)
      .map((entry) => (
        <Suspense key={entry.id} fallback={null}>
          <Toast entry={entry} paused={paused.pointer || paused.focus} closeLabel={closeLabel} onDismiss={dismiss} />
        </Suspense>
      ));

  return (
    <ToastContext value={store}>
      {children}
      <section
        ref={place}
        aria-label={label}
        data-kit-toasts=""
        className={region}
        onPointerEnter={() => setPaused((before) => ({ ...before, pointer: true }))}
        onPointerLeave={() => setPaused((before) => ({ ...before, pointer: false }))}
        onFocus={({ relatedTarget }) => {
          if (relatedTarget instanceof HTMLElement && !place.current?.contains(relatedTarget))
            cameFrom.current = relatedTarget;
          setPaused((before) => ({ ...before, focus: true }));
        }}
        onBlur={() => setPaused((before) => ({ ...before, focus: false }))}
      >
        <div aria-live="assertive" aria-relevant="additions" className={listClass}>
          {part(true)}
        </div>
        <div aria-live="polite" aria-relevant="additions" className={listClass}>
          {part(false)}
        </div>
      </section>
    </ToastContext>
  );
}
