import { ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Downline } from '#api/agentTeam.ts';
import { FailedState } from '#core/components/FailedState.tsx';
import { LazyDialogSection } from '#core/components/LazyDialogSection.tsx';
import { LazySection } from '#core/components/LazySection.tsx';
import { LoadingNote } from '#core/components/LoadingNote.tsx';
import { Pages } from '#core/components/Pages.tsx';
import { isFocusElsewhere } from '#core/flow/useFocusOnChange.ts';
import { formatCount } from '#core/format/format.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ColumnMenu } from '#core/report/ColumnMenu.tsx';
import { tools } from '#core/report/Report.css.ts';
import type { ReportFileProps } from '#core/report/ReportFile.tsx';
import { useNarrow } from '#core/report/useNarrow.ts';
import { useShownColumns } from '#core/report/useShownColumns.ts';
import { lazyComponent } from '#core/routing/lazyComponent.tsx';
import { useEscape } from '#ui/Dialog/useEscape.ts';
import { EmptyState } from '#ui/EmptyState/EmptyState.tsx';
import { Icon } from '#ui/Icon/Icon.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Inline } from '#ui/Inline/Inline.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Text } from '#ui/Text/Text.tsx';
import { paper } from '../reports/parts/paper.css.ts';
import { TeamFigures } from './parts/TeamFigures.tsx';
import { TeamHead } from './parts/TeamHead.tsx';
import { TeamPath } from './parts/TeamPath.tsx';
import { TeamTable } from './parts/TeamTable.tsx';
import { isFiltered, isFlat, isUnknownAccount, rowsOf } from './team.model.ts';
import type { TeamScreenProps } from './team.types.ts';
import { screen } from './TeamScreen.css.ts';
import { phoneColumns, useTeamColumns } from './useTeamColumns.tsx';

const SelectionBar = lazyComponent(async () => (await import('./selection/SelectionBar.tsx')).SelectionBar);
const TeamFile = lazyComponent<ReportFileProps<Downline>>(
  async () => (await import('#core/report/ReportFile.tsx')).ReportFile,
);

/** Team management (AGT-01): one level of the team after another, and the account that it belongs to. */
export function TeamScreen(props: TeamScreenProps) {
  const { team, accountId, view, today, Account, levelHref, onView, picking, Work } = props;
  const language = useLanguage();
  const { t } = useTranslation('agentTeam');
  const columns = useTeamColumns();
  const root = useTopOfAccount(accountId);
  const [list, narrow] = useNarrow();
  const many = useTranslation('agentMany').t;
  useEscape(picking.on, () => picking.onMode(false));
  const chosen = useShownColumns('team', columns);
  const shown = narrow ? columns.filter(({ key, cell }) => cell === undefined || phoneColumns.has(key)) : chosen.shown;
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
  const isWhole = !isFiltered(view);
  const flat = isFlat(view);
  const hasTeam = team.status !== 'ready' || accountId === null || !isWhole || team.value.total > 0;
  const rows = team.status === 'ready' ? rowsOf(team.value.list, flat || narrow ? new Map() : props.branches) : [];
  const levels = team.status === 'ready' ? { first: team.value.path.length, last: team.value.levels } : null;
  const select = (
    <IconButton
      label={many('select')}
      icon={<Icon of={ListChecks} />}
      pressed={picking.on}
      onClick={() => picking.onMode(!picking.on)}
    />
  );
  const file = (
    <div className={paper}>
      <LazySection optional>
        <TeamFile
          title={t('list')}
          days={{ from: today, to: today }}
          file={props.file}
          columns={columns}
          rows={rows.flatMap((row) => (row.kind === 'account' ? [row.downline] : []))}
        />
      </LazySection>
    </div>
  );
  return (
    <div ref={root} role="group" aria-label={t('title')} tabIndex={-1} className={screen}>
      <Stack gap="lg">
        <LazySection optional>
          <props.Unresolved shown={picking.begun?.open === true} onShow={picking.onUnresolved} />
        </LazySection>
        {team.status === 'ready' && <TeamPath steps={team.value.path} levelHref={levelHref} />}
        {accountId !== null && (
          <LazySection placeholder={<Skeleton shape="text" lines={8} />}>
            <Account key={accountId} id={accountId} />
          </LazySection>
        )}
        {hasTeam && (
          <div ref={list}>
            <Stack gap={narrow ? 'xxs' : 'sm'}>
              <TeamHead
                narrow={narrow}
                total={team.status === 'ready' && !team.refreshing ? team.value.total : null}
                select={select}
                view={view}
                chosen={chosen}
                TagFilter={props.TagFilter}
                Views={props.Views}
                onShow={props.onShow}
                today={today}
                levels={levels}
                busy={team.status === 'ready' && team.refreshing}
                onView={onView}
              />
              {accountId === null && <TeamFigures figures={props.figures} narrow={narrow} />}
              {team.status === 'failed' && <FailedState level={3} title={t('failed')} failed={team} />}
              {team.status === 'loading' && (
                <>
                  <LoadingNote />
                  <TeamTable columns={shown} rows={[]} loadingRows={12} levelHref={levelHref} />
                </>
              )}
              {team.status === 'ready' && team.value.total === 0 && (
                <EmptyState
                  level={3}
                  title={t(isWhole ? 'empty' : 'noMatch')}
                  text={t(isWhole ? 'emptyText' : 'noMatchText')}
                />
              )}
              {team.status === 'ready' && team.value.total > 0 && (
                <>
                  {!narrow && (
                    <>
                      <Text size="sm" tone="muted">
                        {`${t(flat ? 'found' : 'count', { count: formatCount(team.value.total, language) })} · ${t('days')}`}
                      </Text>
                      <div className={tools}>
                        {file}
                        <Inline gap="xs">
                          {select}
                          <ColumnMenu {...chosen} />
                        </Inline>
                      </div>
                    </>
                  )}
                  <TeamTable
                    picking={picking}
                    columns={shown}
                    totals={team.value.totals}
                    total={team.value.total}
                    rows={rows}
                    busy={team.refreshing}
                    sort={view.sort}
                    levelHref={levelHref}
                    onSort={(sort) => onView({ sort })}
                    // What a search finds is a list: each with its level. On a phone a tap on an account opens its level.
                    onBranch={flat || narrow ? undefined : props.onBranch}
                  />
                  <Pages
                    label={t('pages')}
                    page={view.pageNo}
                    totalPages={team.value.totalPages}
                    busy={team.refreshing}
                    onPage={(pageNo) => onView({ pageNo })}
                  />
                  {narrow && (
                    <>
                      <Text size="sm" tone="muted">
                        {t('days')}
                      </Text>
                      {file}
                    </>
                  )}
                </>
              )}
              {picking.on && (
                <LazySection placeholder={<Skeleton shape="text" lines={2} />}>
                  <SelectionBar
                    picking={picking}
                    narrow={narrow}
                    total={team.status === 'ready' && !team.refreshing ? team.value.total : null}
                    onWork={picking.onWork}
                  />
                </LazySection>
              )}
            </Stack>
          </div>
        )}
      </Stack>
      {picking.begun !== null && (
        <LazyDialogSection open={picking.begun.open} onClose={picking.onWorkEnd}>
          <Work key={picking.begun.opening} {...picking.begun} onClose={picking.onWorkEnd} />
        </LazyDialogSection>
      )}
    </div>
  );
}

/** Returns a ref of the screen, which shows its beginning and takes the focus when another account is opened in it. */
function useTopOfAccount(accountId: string | null) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(accountId);
  useEffect(() => {
    if (shown.current === accountId) return;
    shown.current = accountId;
    const element = root.current;
    if (element === null) return;
    element.scrollIntoView({ block: 'start' });
    // A link in the menu of the centre keeps it.
    if (!isFocusElsewhere(element)) element.focus({ preventScroll: true });
  }, [accountId]);
  return root;
}
