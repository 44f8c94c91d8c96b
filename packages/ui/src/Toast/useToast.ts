import { createContext, use } from 'react';
import type { ToastStore } from './toastStore.ts';

/** The store of the surrounding `ToastProvider`. */
export const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Returns functions to show, dismiss and follow toasts. Throws outside a `ToastProvider`. */
export function useToast(): ToastStore {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store;
}
