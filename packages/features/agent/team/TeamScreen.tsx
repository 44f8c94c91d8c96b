import { FailedState } from '#core/components/FailedState.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { Pages } from '#core/components/Pages.tsx';
import { formatCount } from '#core/format/format.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { TeamFilters } from './parts/TeamFilters.tsx';
import { TeamPath } from './parts/TeamPath.tsx';
import { TeamTable } from './parts/TeamTable.tsx';
import { isUnknownAccount, rowsOf } from './team.model.ts';
import type { TeamScreenProps } from './team.types.ts';

/** Team management (AGT-01): one level of the team after another, and the account that it belongs to. */
export function TeamScreen(props: TeamScreenProps) {
  const { team, accountId, view, language, Account, levelHref, onView } = props;
  const { t } = useTranslation('agentTeam');
  if (team.status === 'failed' && isUnknownAccount(team.error)) {
    return (
      <EmptyState
        level={3}
        title={t('unknown')}
        text={t('unknownText')}
        action={<Link href={levelHref(null)}>{t('toTop')}</Link>}
      />
    );
  }
  const isSearch = view.text.trim() !== '';
  const isFiltered = isSearch || view.kind !== 'all' || view.state !== 'all';
  const hasTeam = team.status !== 'ready' || accountId === null || isFiltered || team.value.total > 0;
  return (
    <Stack gap="lg">
      {team.status === 'ready' && <TeamPath steps={team.value.path} levelHref={levelHref} />}
      {accountId !== null && (
        <LazySection>
          <Account key={accountId} id={accountId} />
        </LazySection>
      )}
      {hasTeam && (
        <Stack gap="sm">
          <TeamFilters view={view} busy={team.status === 'ready' && team.refreshing} onView={onView} />
          {team.status === 'failed' && <FailedState level={3} title={t('failed')} failed={team} />}
          {team.status === 'loading' && (
            <>
              <LoadingNote />
              <TeamTable rows={[]} loadingRows={8} language={language} levelHref={levelHref} />
            </>
          )}
          {team.status === 'ready' && team.value.total === 0 && (
            <EmptyState
              level={3}
              title={t(isFiltered ? 'noMatch' : 'empty')}
              text={t(isFiltered ? 'noMatchText' : 'emptyText')}
            />
          )}
          {team.status === 'ready' && team.value.total > 0 && (
            <>
              <Text size="sm" tone="muted">
                {t(isSearch ? 'found' : 'count', { count: formatCount(team.value.total, language) })} · {t('days')}
              </Text>
              <TeamTable
                rows={rowsOf(team.value.list, isSearch ? new Map() : props.branches)}
                busy={team.refreshing}
                sort={view.sort}
                language={language}
                levelHref={levelHref}
                onSort={(sort) => onView({ sort })}
                // What a search finds is a list: each with its level.
                onBranch={isSearch ? undefined : props.onBranch}
              />
              <Pages
                label={t('pages')}
                page={view.pageNo}
                totalPages={team.value.totalPages}
                busy={team.refreshing}
                onPage={(pageNo) => onView({ pageNo })}
              />
            </>
          )}
        </Stack>
      )}
    </Stack>
  );
}
