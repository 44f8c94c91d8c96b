import type { MouseEvent } from 'react';
import { arrow, bar, status as statusClass, step } from './Pagination.css.ts';

interface BaseProps {
  /** The accessible name of the navigation landmark. */
  label: string;
  /** The accessible names of the arrows. */
  labels: { first: string; previous: string; next: string; last: string };
  /** The current page, starting at 1. */
  page: number;
  /** The current position as text, e.g. “Page 2 of 8”. */
  status: string;
  /** Announces `status` when it changes. Set it to false if the list announces the page itself. @default true */
  announce?: boolean;
  /** Ignores clicks while a request is pending. The arrows keep the focus. @default false */
  busy?: boolean;
}

type Extent =
  | {
      /** The number of pages. */
      totalPages: number;
      /** Not available together with `totalPages`. */
      hasMore?: never;
    }
  | {
      /** Not available together with `hasMore`. */
      totalPages?: never;
      /** Whether there is a next page, if the number of pages is unknown. */
      hasMore: boolean;
    };

type Navigation =
  | {
      /** Called with the new page. */
      onPageChange: (page: number) => void;
      /** Renders links. With `onPageChange`, a plain click calls the handler instead of navigating. */
      hrefFor?: (page: number) => string;
    }
  | {
      /** Optional with `hrefFor`. */
      onPageChange?: never;
      /** Returns the URL of a page. Renders links instead of buttons. */
      hrefFor: (page: number) => string;
    };

export type PaginationProps = BaseProps & Extent & Navigation;

const arrows = {
  first: 'm17 6-6 6 6 6M7 6v12',
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  last: 'm7 6 6 6-6 6M17 6v12',
} as const;

/** Navigation to the first, previous, next and last page of a list. */
export function Pagination({
  label,
  labels,
  page,
  status,
  announce = true,
  totalPages,
  hasMore,
  busy = false,
  onPageChange,
  hrefFor,
}: PaginationProps) {
  const more = totalPages === undefined ? hasMore : page < totalPages;
  const arrowTo = (kind: keyof typeof arrows, target: number, possible: boolean) => (
    <Step
      label={labels[kind]}
      shape={arrows[kind]}
      enabled={possible && !busy}
      href={hrefFor?.(target)}
      onSelect={onPageChange && (() => onPageChange(target))}
    />
  );
  return (
    <nav aria-label={label} aria-busy={busy || undefined} className={bar}>
      {arrowTo('first', 1, page > 1)}
      {arrowTo('previous', Math.max(1, page - 1), page > 1)}
      <span role={announce ? 'status' : undefined} className={statusClass}>
        {status}
      </span>
      {arrowTo('next', page + 1, more)}
      {totalPages !== undefined && arrowTo('last', totalPages, more)}
    </nav>
  );
}

interface StepProps {
  label: string;
  shape: string;
  enabled: boolean;
  href: string | undefined;
  onSelect: (() => void) | undefined;
}

/** An arrow as a button or link. When disabled it stays focusable. */
function Step({ label, shape, enabled, href, onSelect }: StepProps) {
  const shared = { className: step, 'aria-label': label, 'aria-disabled': !enabled || undefined };
  const picture = (
    <svg className={arrow} viewBox="0 0 24 24" aria-hidden>
      <path d={shape} />
    </svg>
  );
  if (href === undefined)
    return (
      <button type="button" {...shared} onClick={enabled ? onSelect : undefined}>
        {picture}
      </button>
    );
  const handleClick = (event: MouseEvent) => {
    if (!onSelect || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
  };
  return (
    <a
      {...shared}
      // Without `href`, an anchor has neither the link role nor a place in the tab order.
      {...(enabled ? { href, onClick: handleClick } : { role: 'link', tabIndex: 0 })}
    >
      {picture}
    </a>
  );
}
