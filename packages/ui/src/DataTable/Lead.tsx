import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../Box/element.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { link, tones, touch, underlines } from '../Link/Link.css.ts';
import { Link } from '../Link/Link.tsx';
import { action, depth, toggle, treeLead } from './DataTable.css.ts';
import type { DataTree } from './useTreeRows.ts';

interface BranchProps<Row> {
  tree: DataTree<Row> | undefined;
  row: Row;
  children: ReactNode;
}

/** The deepest level that is moved in: below it, the names would have no room. */
const deepest = 5;

/** What names a row of a tree, as deep as it is, with the button that opens and closes it. */
export function Branch<Row>({ tree, row, children }: BranchProps<Row>) {
  if (tree === undefined) return children;
  const open = tree.open(row);
  return (
    <span className={treeLead} style={{ [depth]: Math.min(tree.level(row) - 1, deepest) } as CSSProperties}>
      <span className={toggle}>
        {open !== null && (
          <IconButton
            size="small"
            label={tree.toggleLabel(row)}
            icon={<Icon of={open ? ChevronDown : ChevronRight} size="small" />}
            aria-expanded={open}
            // The arrows do the same.
            tabIndex={-1}
            onClick={() => tree.onOpen(row, !open)}
          />
        )}
      </span>
      {children}
    </span>
  );
}

interface LeadProps {
  href: string | null;
  onClick: (() => void) | undefined;
  children: ReactNode;
}

/** What names a row: a link, a button or plain text. */
export function Lead({ href, onClick, children }: LeadProps) {
  if (href !== null) {
    return (
      <Link href={href} size="touch">
        {children}
      </Link>
    );
  }
  if (onClick === undefined) return children;
  return (
    <button type="button" className={classes(link, tones.accent, underlines.always, touch, action)} onClick={onClick}>
      {children}
    </button>
  );
}
