import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Leaves what an address has opened over its page, once, however often that is asked for: the router draws a new address a
 * moment after it has it, and two steps back would leave the page as well.
 * @param pushed a press has led here: the page with that press is one step back, this one or another. A link from
 *   elsewhere, or a reload, has no such step.
 * @param below the address of the page alone
 */
export function useLeaveOver(pushed: boolean, below: string): () => void {
  const { key } = useLocation();
  const navigate = useNavigate();
  const leaving = useRef(false);
  useEffect(() => {
    leaving.current = false;
  }, [key]);
  return () => {
    if (leaving.current) return;
    leaving.current = true;
    void (pushed ? navigate(-1) : navigate(below, { replace: true }));
  };
}
