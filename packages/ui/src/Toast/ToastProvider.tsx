import { CircleCheck, CircleX, Info, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { classes } from '../Box/element.ts';
import { surfaces } from '../Box/surfaces.css.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { list as listClass, marks, region, toast as toastClass, words } from './Toast.css.ts';
import { createToastStore, lifetime, type ToastEntry } from './toastStore.ts';
import { ToastContext } from './useToast.ts';

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
        <Toast
          key={entry.id}
          entry={entry}
          paused={paused.pointer || paused.focus}
          closeLabel={closeLabel}
          onDismiss={dismiss}
        />
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

const drawings = { neutral: Info, positive: CircleCheck, warning: TriangleAlert, negative: CircleX };

interface ToastProps {
  entry: ToastEntry;
  paused: boolean;
  closeLabel: string;
  onDismiss: (id: string) => void;
}

function Toast({ entry, paused, closeLabel, onDismiss }: ToastProps) {
  const { id, tone, text, action } = entry;
  const left = useRef<number>(undefined);
  const expire = useEffectEvent(() => onDismiss(id));
  useEffect(() => {
    left.current = lifetime(entry);
  }, [entry]);
  useEffect(() => {
    if (paused || left.current === undefined) return undefined;
    const started = performance.now();
    const timer = setTimeout(expire, left.current);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, (left.current ?? 0) - (performance.now() - started));
    };
  }, [entry, paused]);

  return (
    <div className={classes(toastClass, surfaces.surface)} data-paused={paused || undefined}>
      <span className={marks[tone]}>
        <Icon of={drawings[tone]} />
      </span>
      <div className={words}>{text}</div>
      {action && (
        <Button
          tone="soft"
          size="small"
          onClick={() => {
            onDismiss(id);
            action.onPress();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={closeLabel} icon={<Icon of={X} />} onClick={() => onDismiss(id)} />
    </div>
  );
}
