import { wordOf } from '#api/open.ts';
import { type TurnoverEnd, type TurnoverRequirement, turnoverStatuses } from '#api/turnover.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { amountColumn, referenceColumn, timeColumn } from '#core/report/columns.tsx';
import { oneLine } from '#core/report/oneLine.css.ts';
import { Report } from '#core/report/Report.tsx';
import { Badge, type BadgeProps } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/Column.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { TurnoverHistoryProps } from './turnoverHistory.types.ts';

const tones = {
  wagered: 'positive',
  usedUp: 'neutral',
  expired: 'warning',
  givenUp: 'neutral',
} as const satisfies Readonly<Record<TurnoverEnd, BadgeProps['tone']>>;

/** The requirements that have ended: how, when, and how much of what they asked for was wagered (MNY-03). */
export function TurnoverHistory({ onCounted, ...props }: TurnoverHistoryProps) {
  const { t } = useTranslation('turnover');
  const columns: readonly Column<TurnoverRequirement>[] = [
    { key: 'name', header: t('name'), cell: ({ name }) => name },
    { key: 'how', header: t('how'), place: 'note', cell: (requirement) => <Ended requirement={requirement} /> },
    timeColumn('at', t('at'), ({ ended }) => ended?.at ?? null, { place: 'aside' }),
    amountColumn('done', t('done'), ({ done }) => done, { place: 'value' }),
    amountColumn('required', t('required'), ({ required }) => required),
    {
      key: 'counted',
      header: t('records:details'),
      cell: ({ id, name }) => (
        <span className={oneLine}>
          <Button tone="quiet" size="small" aria-haspopup="dialog" onClick={() => onCounted(id)}>
            <span>{t('counted')}</span> <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </span>
      ),
    },
    referenceColumn(t('records:detail.reference'), ({ id }) => id),
  ];
  return (
    <Report
      {...props}
      words={{ list: t('list'), failed: t('failed'), empty: t('empty') }}
      fields={[
        {
          name: 'status',
          label: t('how'),
          all: t('every'),
          values: turnoverStatuses.filter((status) => status !== 'open'),
          nameOf: (status) => t(`status.${status}`),
        },
      ]}
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}

/** How a requirement ended; its status where the platform does not say how. */
function Ended({ requirement: { ended, status } }: { requirement: TurnoverRequirement }) {
  const { t } = useTranslation('turnover');
  const by = ended?.by;
  const known = typeof by === 'string' ? by : null;
  const text =
    by === undefined && typeof status === 'string' && status !== 'open'
      ? t(`status.${status}`)
      : known === null
        ? wordOf(by ?? status)
        : t(`ends.${known}`);
  return (
    <span className={oneLine}>
      <Badge tone={known === null ? 'neutral' : tones[known]}>{text}</Badge>
    </span>
  );
}
