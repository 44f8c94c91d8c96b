import type { ReactNode } from 'react';

export const toastTones = ['neutral', 'positive', 'warning', 'negative'] as const;
export type ToastTone = (typeof toastTones)[number];

/** The content of a toast. */
export interface ToastContent {
  /** The message. */
  text: ReactNode;
  /** The kind of message. `negative` is announced assertively and stays until it is closed. @default 'neutral' */
  tone?: ToastTone;
  /** Announced assertively, whatever its tone is. @default false */
  urgent?: boolean;
  /** A button such as “Undo”. Clicking it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** A toast with the same id is replaced. @default a unique id */
  id?: string;
  /** The time until the toast disappears, in ms; `Infinity` for one that stays. @default 5000 plus 50 per character of a text */
  duration?: number;
  /** Whether the user can close the toast. One that they cannot has to be dismissed. @default true */
  closable?: boolean;
  /** Called when the user closes the toast. */
  onClose?: () => void;
}

/** A toast in the store. */
export interface ToastEntry extends ToastContent {
  /** The id for `dismiss`. */
  id: string;
  /** The kind of message. */
  tone: ToastTone;
}

/** More toasts would cover too much of the page. */
const maxToasts = 3;

/** Appends a toast. If there are too many, removes the oldest one that is not a failure, otherwise the oldest failure. */
export function withToast(list: readonly ToastEntry[], entry: ToastEntry): readonly ToastEntry[] {
  const next = [...list.filter(({ id }) => id !== entry.id), entry];
  if (next.length <= maxToasts) return next;
  const oldest = next.slice(0, -1).findIndex(({ tone }) => tone !== 'negative');
  return next.toSpliced(Math.max(0, oldest), 1);
}

/** The toasts of one `ToastProvider`. */
export interface ToastStore {
  /** Shows a toast and returns its id. */
  show: (content: ToastContent) => string;
  /** Removes a toast. */
  dismiss: (id: string) => void;
  /** Returns the current toasts, the newest last. */
  list: () => readonly ToastEntry[];
  /** Calls the listener after every change. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
}

/** Creates an empty store for one `ToastProvider`. */
export function createToastStore(): ToastStore {
  let list: readonly ToastEntry[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const update = (next: readonly ToastEntry[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    show(content) {
      count += 1;
      const id = content.id ?? `toast-${count}`;
      update(withToast(list, { tone: 'neutral', ...content, id }));
      return id;
    },
    dismiss: (id) => update(list.filter((entry) => entry.id !== id)),
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
