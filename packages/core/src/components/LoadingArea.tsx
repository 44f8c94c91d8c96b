import type { ReactNode } from 'react';
import { area } from './LoadingArea.css.ts';
import { LoadingNote } from './LoadingNote.tsx';

interface LoadingAreaProps {
  /** The skeleton, of the same size as the content; hidden from screen readers. */
  children: ReactNode;
  /** Something else says that the part is loading. @default false */
  quiet?: boolean;
}

/** A skeleton that says when it takes longer than usual. The note lies over it, so that nothing moves. */
export function LoadingArea({ children, quiet = false }: LoadingAreaProps) {
  return (
    <div role={quiet ? undefined : 'status'} className={area}>
      <LoadingNote quiet={quiet} floating />
      <div aria-hidden>{children}</div>
    </div>
  );
}
