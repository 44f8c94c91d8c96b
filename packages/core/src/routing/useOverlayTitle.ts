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
