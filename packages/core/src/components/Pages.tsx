import { useLayoutEffect, useRef } from 'react';
import { Pagination } from '#ui/Pagination/Pagination.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';

export interface PagesProps {
  /** The accessible name: whose pages they are. */
  label: string;
  page: number;
  totalPages: number;
  busy: boolean;
  /** Announces the page when it changes. Set it to false if the list announces it itself. @default true */
  announce?: boolean;
  onPage: (page: number) => void;
}

/**
 * The pages of a list in the member centre; nothing for a single page. They stay in view while one leafs through them, as the
 * next page can be taller.
 */
export function Pages({ label, page, totalPages, busy, announce = true, onPage }: PagesProps) {
  const { t } = useTranslation('memberCentre');
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const show = (): void => {
      if (root.current?.contains(document.activeElement) === true) root.current.scrollIntoView({ block: 'nearest' });
    };
    show();
    // Cards have their size only in the frame after they have come near.
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(show)));
    return () => cancelAnimationFrame(frame);
  }, [page, busy]);
  if (totalPages <= 1) return null;
  return (
    <div ref={root}>
      <Pagination
        label={label}
        labels={{
          first: t('paging.first'),
          previous: t('paging.previous'),
          next: t('paging.next'),
          last: t('paging.last'),
        }}
        page={page}
        totalPages={totalPages}
        announce={announce}
        status={t('paging.pageOf', { page, pages: totalPages })}
        busy={busy}
        onPageChange={onPage}
      />
    </div>
  );
}
