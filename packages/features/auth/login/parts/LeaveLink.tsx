import { Inline } from '#ui/Inline/Inline.tsx';
import { Link, type LinkProps } from '#ui/Link/Link.tsx';
import { Text } from '#ui/Text/Text.tsx';

export interface LeaveLinkProps extends Omit<LinkProps, 'onClick'> {
  /** Called instead of following the link, except when a modifier key opens a new tab. */
  readonly onLeave: (() => void) | undefined;
}

/** A link out of the form that opens a dialog on sites that have one. */
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

export interface LeaveLineProps extends Pick<LeaveLinkProps, 'href' | 'children'> {
  /** Text before the link. */
  readonly text: string;
  readonly onLeave?: LeaveLinkProps['onLeave'];
}

/** The line below a form that leads to another one. */
export function LeaveLine({ text, href, onLeave, children }: LeaveLineProps) {
  return (
    <Inline gap="xs" justify="center">
      <Text as="span" tone="muted">
        {text}
      </Text>
      <LeaveLink href={href} onLeave={onLeave} size="touch">
        {children}
      </LeaveLink>
    </Inline>
  );
}
