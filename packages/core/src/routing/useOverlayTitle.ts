import { useEffect } from 'react';
import { setTitle, useWhole } from './title.ts';

/**
 * Titles the document by what the address opens over the page, such as a page of the member centre. The page gets its title back
 * when it closes.
 * @param title undefined while it is closed
 */
export function useOverlayTitle(title: string | undefined): void {
  const whole = useWhole(title);
  useEffect(() => {
    if (whole === undefined) return undefined;
    setTitle({ overlay: whole });
    return () => setTitle({ overlay: '' });
  }, [whole]);
}

/**
 * Names in the title what the page of an overlay shows, such as an account, before the name of the page.
 * @param entry undefined for the page itself
 */
export function useEntryTitle(entry: string | undefined): void {
  useEffect(() => {
    if (entry === undefined) return undefined;
    setTitle({ entry });
    return () => setTitle({ entry: '' });
  }, [entry]);
}
