import type { ReactNode, RefObject } from 'react';
import { useEarlySubmit } from './useEarlySubmit.ts';

interface BareFormProps {
  /** Accessible name of the form; undefined where a heading or a dialog names it. */
  label?: string;
  /** The id of what describes it, such as its error. */
  describedBy?: string | undefined;
  className?: string;
  /** From `useFields` or `useWrongField`. */
  ref?: RefObject<HTMLFormElement | null> | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * The element of every form, for one that places its error itself (others: `Form`). Native validation is off: messages must
 * be in the player's language. What is submitted in a document before React has taken the form over is submitted then.
 */
export function BareForm({ label, describedBy, className, ref, onSubmit, children }: BareFormProps) {
  return (
    <form
      ref={useEarlySubmit(ref)}
      // A browser sends such a form nowhere outside of a `dialog`, also where no script runs: passwords are in it.
      method="dialog"
      noValidate
      aria-label={label}
      aria-describedby={describedBy}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
