import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { Link } from '#ui/Link/Link.tsx';

/** The link to the full list, at the end of a block's title line. */
export function More({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} underline="hover" size="touch">
      <span>{children}</span>
      <Icon of={ChevronRight} size="text" />
    </Link>
  );
}
