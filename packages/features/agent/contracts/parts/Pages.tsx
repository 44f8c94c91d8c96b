import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Pagination } from '#ui/Pagination/Pagination.tsx';

interface PagesProps {
  /** The accessible name: whose pages they are. */
  label: string;
  page: number;
  totalPages: number;
  busy: boolean;
  onPage: (page: number) => void;
}

/** The pages of a list; nothing for a single page. */
export function Pages({ label, page, totalPages, busy, onPage }: PagesProps) {
  const { t } = useTranslation('contracts');
  if (totalPages <= 1) return null;
  return (
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
      status={t('paging.pageOf', { page, pages: totalPages })}
      busy={busy}
      onPageChange={onPage}
    />
  );
}
