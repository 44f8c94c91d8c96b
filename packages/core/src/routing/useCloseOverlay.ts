import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from './router.ts';

/**
 * Returns a function that closes an overlay whose URL is a page's URL with extra parameters. Navigates once per arrival at a
 * location: the router renders a new location with a delay, and a second step back would leave the page itself.
 * @param pushed whether a click inside the site opened the overlay, so that its page is one step back in the history, or how
 *   many steps back it is. False after a reload or for a link from elsewhere.
 * @param below the URL of the page without the overlay
 */
export function useCloseOverlay(pushed: boolean | number, below: string): () => void {
  const { key } = useLocation();
  const arrival = useNavigationType();
  const navigate = useNavigate();
  const closing = useRef(false);
  useEffect(() => {
    closing.current = false;
  }, [key, arrival]);
  return () => {
    if (closing.current) return;
    closing.current = true;
    void (pushed ? navigate(-Number(pushed)) : navigate(below, { replace: true }));
  };
}
