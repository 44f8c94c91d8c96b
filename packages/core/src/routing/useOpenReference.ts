import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from './router.ts';
import { useCloseOverlay } from './useCloseOverlay.ts';

/** The record that is open on a page of the member centre. */
export interface OpenReference {
  /** Null while none is open. */
  readonly reference: string | null;
  readonly open: (reference: string) => void;
  readonly close: () => void;
}

/** Keeps the open record in the address (`&ref=`): a message can link to it, and the back button closes it. */
export function useOpenReference(): OpenReference {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const pushed = useRef(false);
  const urlWith = (reference: string | null): string => {
    const query = new URLSearchParams(search);
    if (reference === null) query.delete('ref');
    else query.set('ref', reference);
    return `${pathname}?${query.toString()}`;
  };
  const leave = useCloseOverlay(pushed.current, urlWith(null));
  return {
    // An address can end in `&ref=`.
    reference: search.get('ref') || null,
    open(reference) {
      pushed.current = true;
      void navigate(urlWith(reference));
    },
    close() {
      leave();
      pushed.current = false;
    },
  };
}
