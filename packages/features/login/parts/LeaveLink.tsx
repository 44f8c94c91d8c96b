import { Link, type LinkProps } from '#ui/Link/Link.tsx';

export interface LeaveLinkProps extends Omit<LinkProps, 'onClick'> {
  /** Called instead of following the link; a press that asks for another tab still gets one. */
  readonly onLeave: (() => void) | undefined;
}

/** A way out of the form: an address of its own, and a dialog where the site has one. */
export function LeaveLink({ onLeave, ...link }: LeaveLinkProps) {
  return (
    <Link
      {...link}
      onClick={(event) => {
        if (onLeave === undefined || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onLeave();
      }}
    />
  );
}
