import type { ReactNode } from 'react';

export const toastTones = ['neutral', 'positive', 'warning', 'negative'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastContent {
  text: ReactNode;
  /** `negative` interrupts whoever listens, and stays until it is closed. @default 'neutral' */
  tone?: ToastTone;
  /** One press that helps, such as taking back what was done. The message closes with it. */
  action?: { label: string; onPress: () => void };
  /** A message with the same name is replaced rather than repeated. */
  id?: string;
  /** How long it stays, in milliseconds. @default by length: 5 seconds, and more for more text */
  duration?: number;
}
export interface ToastEntry extends ToastContent {
  id: string;
  tone: ToastTone;
}

/** More at once would hide the page. */
export const maxToasts = 3;

/** The newest last; when there are too many, the oldest goes, and a failure only when all of them are. */
export function withToast(list: readonly ToastEntry[], entry: ToastEntry): readonly ToastEntry[] {
  const next = [...list.filter(({ id }) => id !== entry.id), entry];
  if (next.length <= maxToasts) return next;
  const oldest = next.slice(0, -1).findIndex(({ tone }) => tone !== 'negative');
  return next.toSpliced(Math.max(0, oldest), 1);
}

/** Undefined: it stays. */
export function lifetime({ tone, text, duration }: ToastEntry): number | undefined {
  if (tone === 'negative') return undefined;
  return duration ?? 5000 + (typeof text === 'string' ? text.length * 50 : 0);
}

export interface ToastStore {
  show: (content: ToastContent) => string;
  dismiss: (id: string) => void;
  list: () => readonly ToastEntry[];
  subscribe: (listener: () => void) => () => void;
}

export function createToastStore(): ToastStore {
  let list: readonly ToastEntry[] = [];
  let count = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly ToastEntry[]) => {
    list = next;
    for (const listener of listeners) listener();
  };
  return {
    show(content) {
      count += 1;
      const id = content.id ?? `toast-${count}`;
      change(withToast(list, { tone: 'neutral', ...content, id }));
      return id;
    },
    dismiss: (id) => change(list.filter((entry) => entry.id !== id)),
    list: () => list,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
