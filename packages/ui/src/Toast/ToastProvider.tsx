import { type ReactNode, Suspense, lazy, useRef, useState, useSyncExternalStore } from 'react';
import { list as listClass, region } from './Toast.css.ts';
import type { ToastListProps } from './ToastList.tsx';
import { createToastStore } from './toastStore.ts';
import { ToastContext } from './useToast.ts';

/** Stands in when the code of the toasts cannot be loaded. */
const PlainToasts = ({ entries }: ToastListProps) => entries.map(({ id, text }) => <p key={id}>{text}</p>);

// Loads with the first toast.
const ToastList = lazy(() =>
  import('./ToastList.tsx').then(
    (part) => ({ default: part.ToastList }),
    () => ({ default: PlainToasts }),
  ),
);

export interface ToastProviderProps {
  /** The application. */
  children: ReactNode;
  /** The accessible name of the region that contains the toasts. */
  label: string;
  /** The name of the close button of a toast. */
  closeLabel: string;
}

/**
 * Provides `useToast` and renders the toasts. Use it once, around the application. The live regions exist from the start,
 * so that the first toast is announced too.
 */
export function ToastProvider({ children, label, closeLabel }: ToastProviderProps) {
  const [store] = useState(createToastStore);
  const all = useSyncExternalStore(store.subscribe, store.list, store.list);
  const section = useRef<HTMLElement>(null);
  const liveRegion = (live: 'assertive' | 'polite') => {
    const entries = all.filter(
      ({ tone, urgent }) => (urgent === true || tone === 'negative') === (live === 'assertive'),
    );
    return (
      <div aria-live={live} aria-relevant="additions" className={listClass}>
        {entries.length > 0 && (
          <Suspense fallback={null}>
            <ToastList entries={entries} store={store} closeLabel={closeLabel} section={section} />
          </Suspense>
        )}
      </div>
    );
  };
  return (
    <ToastContext value={store}>
      {children}
      <section ref={section} aria-label={label} data-kit-toasts="" className={region}>
        {liveRegion('assertive')}
        {liveRegion('polite')}
      </section>
    </ToastContext>
  );
}
