import { createContext, use } from 'react';
import type { ToastStore } from './toastStore.ts';

export const ToastContext = createContext<ToastStore | undefined>(undefined);

/** Shows a message from anywhere below the provider; `show` answers with the id that `dismiss` takes. */
export function useToast(): Pick<ToastStore, 'show' | 'dismiss'> {
  const store = use(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store;
}
