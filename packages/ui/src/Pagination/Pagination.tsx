import type { MouseEvent } from 'react';
import { arrow, bar, status as statusClass, step } from './Pagination.css.ts';

interface Shared {
  /** What is being paged: names the landmark. */
  label: string;
  /** Names of the arrows. */
  labels: { first: string; previous: string; next: string; last: string };
  /** The page shown, from 1. */
  page: number;
  /** Where the player is, in words; read out when it changes. */
  status: string;
  /** False where the list says so itself, among other things. @default true */
  announce?: boolean;
  /** An answer is awaited: presses are ignored, focus stays. @default false */
  busy?: boolean;
}
/** How far it goes: the number of pages, or only whether there is another one. */
type Extent = { totalPages: number; hasMore?: never } | { totalPages?: never; hasMore: boolean };
/** Buttons, or links whose addresses can be kept and shared; with both, a plain press stays on the page. */
type Way =
  | { onPageChange: (page: number) => void; hrefFor?: (page: number) => string }
  | { onPageChange?: never; hrefFor: (page: number) => string };

export type PaginationProps = Shared & Extent & Way;

const arrows = {
  first: 'm17 6-6 6 6 6M7 6v12',
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  last: 'm7 6 6 6-6 6M17 6v12',
} as const;

/** To the first, the previous, the next and the last page. */
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
      onPress={onPageChange && (() => onPageChange(target))}
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
  onPress: (() => void) | undefined;
}

/** At an end it stays in its place and keeps the focus, and does nothing. */
function Step({ label, shape, enabled, href, onPress }: StepProps) {
  const shared = { className: step, 'aria-label': label, 'aria-disabled': !enabled || undefined };
  const picture = (
    <svg className={arrow} viewBox="0 0 24 24" aria-hidden>
      <path d={shape} />
    </svg>
  );
  if (href === undefined)
    return (
      <button type="button" {...shared} onClick={enabled ? onPress : undefined}>
        {picture}
      </button>
    );
  const press = (event: MouseEvent) => {
    if (!onPress || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <a
      {...shared}
      // Without an address it would be neither a link nor in the tab order.
      {...(enabled ? { href, onClick: press } : { role: 'link', tabIndex: 0 })}
    >
      {picture}
    </a>
  );
}
