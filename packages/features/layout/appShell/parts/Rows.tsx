import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { Anchor } from '#ui/Link/Anchor.tsx';
import { card, note, row, text } from './Rows.css.ts';

/** A row of a sheet: a link, or an action. */
export interface Row {
  readonly id: string;
  readonly icon: IconDrawing;
  readonly label: string;
  /** A second line. */
  readonly note?: ReactNode;
  readonly href?: string | undefined;
  readonly onSelect?: (() => void) | undefined;
  /** How much waits there, and how it is read out. */
  readonly badge?: { readonly count: number; readonly label: string };
}

interface RowsProps {
  rows: readonly Row[];
  /** Called when a row is chosen. */
  onClose: () => void;
}

/** Rows on one card with a hairline between them. Without rows it renders nothing. */
export function Rows({ rows, onClose }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <ul role="list" className={card}>
      {rows.map(({ id, icon, label, note: second, href, onSelect, badge }) => {
        const content = (
          <>
            <Icon of={icon} />
            <span className={text}>
              <span>{label}</span>
              {second !== undefined && <span className={note}>{second}</span>}
            </span>
            {badge && <Badge tone="alert" {...badge} />}
            <Icon of={ChevronRight} size="small" />
          </>
        );
        return (
          <li key={id}>
            {href === undefined ? (
              <button
                type="button"
                className={row}
                onClick={() => {
                  onClose();
                  onSelect?.();
                }}
              >
                {content}
              </button>
            ) : (
              <Anchor href={href} className={row} onClick={onClose}>
                {content}
              </Anchor>
            )}
          </li>
        );
      })}
    </ul>
  );
}
