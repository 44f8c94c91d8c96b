import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';

/** At the end of a title's line: leads to all of what is shown here in part. */
export function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} underline="hover" size="touch">
      {children}
      <Icon of={ChevronRight} size="text" />
    </Link>
  );
}
