import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { downlineKinds } from '#api/agent.ts';
import { downlineStates } from '#api/agentTeam.ts';
import { LazySection } from '#core/components/LazySection.tsx';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { formatDays } from '#core/report/dayTexts.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { SearchInput } from '#ui/SearchInput/SearchInput.tsx';
import { Select } from '#ui/Select/Select.tsx';
import type { TeamScreenProps } from '../team.types.ts';
import { dayFilters, filters, searchField } from '../TeamScreen.css.ts';

// At the end of the filters, or in the sheet of a narrow list.
const DayFilters = lazyComponent(async () => (await import('./DayFilters.tsx')).DayFilters);

export interface TeamFiltersProps extends Pick<TeamScreenProps, 'view' | 'today' | 'TagFilter' | 'onView'> {
  /** The first and the last level of the branch; null while they are not known. */
  levels: { readonly first: number; readonly last: number } | null;
  busy: boolean;
  /** What stands at the end of the filters. */
  children?: ReactNode;
}

/** Search through the whole branch, and the filters of a level. */
export function TeamFilters({ view, today, TagFilter, levels, busy, onView, children }: TeamFiltersProps) {
  const language = useLanguage();
  const { text, kind, state, level, played } = view;
  const { t } = useTranslation('agentTeam');
  const region = useRef<HTMLDivElement>(null);
  const offered = Array.from({ length: levels === null ? 0 : levels.last - levels.first + 1 }, (_, at) => {
    return (levels?.first ?? 1) + at;
  });
  // The chosen one stays, whatever is known about the branch.
  const shown = level !== null && level > 0 && !offered.includes(level) ? [...offered, level] : offered;
  return (
    <div ref={region} tabIndex={-1} role="search" aria-label={t('filters')} className={filters}>
      <div className={searchField}>
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('clear')}
          maxLength={60}
          busy={busy && text.trim() !== ''}
          value={text}
          onChange={(next) => onView({ text: next, sort: null })}
        />
      </div>
      <Select
        label={t('kind')}
        options={(['all', ...downlineKinds] as const).map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={kind}
        onChange={(next) => onView({ kind: next })}
      />
      <Select
        label={t('state')}
        options={(['all', ...downlineStates] as const).map((value) => ({ value, label: t(`states.${value}`) }))}
        value={state}
        onChange={(next) => onView({ state: next })}
      />
      <LazySection optional>
        <TagFilter value={view.tag} onChange={(tag) => onView({ tag })} />
      </LazySection>
      <Select
        label={t('columns.level')}
        options={[
          { value: 'tree', label: t('levels.tree') },
          { value: '0', label: t('levels.all') },
          ...shown.map((each) => ({ value: String(each), label: t('levels.one', { level: each }) })),
        ]}
        value={level === null ? 'tree' : String(level)}
        onChange={(next) => onView({ level: next === 'tree' ? null : Number(next) })}
      />
      {children}
      {(played.from !== '' || view.link !== '') && (
        <div className={searchField}>
          <Button
            tone="soft"
            size="small"
            icon={<Icon of={X} size="small" />}
            onClick={() => {
              // The button goes with what it removes.
              region.current?.focus();
              onView({ played: { from: '', to: '' }, link: '' });
            }}
          >
            {view.link === '' ? t('played', { days: formatDays(played, language) }) : t('byLink')}
          </Button>
        </div>
      )}
      <div className={dayFilters}>
        <LazySection>
          <DayFilters view={view} today={today} onView={onView} />
        </LazySection>
      </div>
    </div>
  );
}
