import { mostSelected } from '#api/agentTeam.ts';
import { agentDownlines } from '#api/agentTeam.ts';
import { RemoteView } from '#core/components/RemoteView.tsx';
import { usePlatform } from '#core/data/platform.tsx';
import { useRemote } from '#core/data/remote.ts';
import { dayOf } from '#core/format/dates.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { ReportFile } from '#core/report/ReportFile.tsx';
import { useReportFile } from '#core/report/useReportFile.ts';
import { Skeleton } from '#ui/Skeleton/Skeleton.tsx';
import { useTeamColumns } from '../useTeamColumns.tsx';
import { isOver } from './selection.model.ts';
import type { WorkPart } from './selection.types.ts';
import { useSelection } from './useSelection.ts';
import { WorkDialog } from './WorkDialog.tsx';

/** The picked accounts as a file and on paper. */
export function ExportWork(part: WorkPart) {
  const { clock } = usePlatform();
  const { t } = useTranslation('agentTeam');
  const columns = useTeamColumns();
  const state = useSelection(part.ids);
  const { selection, again } = state;
  const selectionId = selection.status === 'ready' ? selection.value.id : '';
  const today = dayOf(clock.now());
  const file = useReportFile(agentDownlines, { selectionId }, { name: `team-${today}` });
  const page = selectionId === '' ? null : { selectionId, pageNo: 1, pageSize: mostSelected };
  const [listed] = useRemote(agentDownlines, page, 'list');
  const isLate =
    (file.state.step === 'failed' && isOver(file.state.error)) || (listed.status === 'failed' && isOver(listed.error));
  return (
    <WorkDialog
      {...part}
      count={part.ids.size}
      state={isLate && again.step === 'no' ? { ...state, again: { step: 'over' } } : state}
      outcome={null}
    >
      {() => (
        <RemoteView level={3} remote={listed} failed={t('failed')} skeleton={<Skeleton shape="text" lines={3} />}>
          {({ list }) => (
            <ReportFile title={t('list')} days={{ from: today, to: today }} file={file} columns={columns} rows={list} />
          )}
        </RemoteView>
      )}
    </WorkDialog>
  );
}
