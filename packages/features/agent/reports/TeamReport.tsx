import { UserPlus } from 'lucide-react';
import type { Failed, Remote } from '#core/data/remote.ts';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { FiledReport, type FiledReportViewProps } from '#core/report/FiledReport.tsx';
import type { InPlaceOfList } from '#core/report/reportView.types.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import type { ReportName } from './reports.types.ts';

interface TeamReportProps<Answer extends object, Filter extends object, Row> extends Omit<
  FiledReportViewProps<Answer, Filter, Row>,
  'words' | 'inPlaceOf'
> {
  report: ReportName;
  /** How many accounts are below the agent. */
  teamOf: (answer: Answer) => number;
  openAccountHref: string | null;
  /** Leads to the accounts that what was typed can mean; null where there is no such page. */
  findHref?: string | null;
  rowsOf: (answer: Answer) => readonly Row[];
  /** Says how many rows are seen, where they are no entries. */
  see?: (count: string) => string;
}

/** A report about the team of an agent: says where nobody is in the team, and what is not in it. */
export function TeamReport<Answer extends object, Filter extends object, Row>({
  report,
  teamOf,
  openAccountHref,
  findHref = null,
  see,
  ...props
}: TeamReportProps<Answer, Filter, Row>) {
  const { rowsOf, list } = props;
  const { t } = useTranslation('agentReports');
  const inPlaceOf = (page: Remote<Answer>): InPlaceOfList | null => {
    if (page.status === 'failed' && isUnknown(page)) {
      return {
        title: t(isNotInTeam(page) ? 'notInTeam' : 'income.notFound'),
        ...(isNotInTeam(page) && { text: t('notInTeamText') }),
        action: { label: t('showTeam') },
        ...(isNotInTeam(page) && findHref !== null && { link: { label: t('findAccount'), href: findHref } }),
      };
    }
    if (page.status !== 'ready' || list.filtered || teamOf(page.value) > 0 || rowsOf(page.value).length > 0)
      return null;
    return {
      illustration: <Icon of={UserPlus} size="huge" />,
      title: t('noTeam'),
      text: t('noTeamText'),
      ...(openAccountHref !== null && { action: { label: t('openAccount'), href: openAccountHref } }),
    };
  };
  return (
    <FiledReport
      {...props}
      words={{
        list: t(`${report}.list`),
        failed: t(`${report}.failed`),
        empty: t(`${report}.empty`),
        ...(see && { see }),
      }}
      columnsName={report}
      inPlaceOf={inPlaceOf}
    />
  );
}

const isRefusedFor = ({ error }: Failed, code: string): boolean => error.kind === 'refused' && error.code === code;
const isNotInTeam = (failed: Failed): boolean => isRefusedFor(failed, 'downline_not_found');
/** What belongs to another agent is answered like what does not exist: an account, or the income whose bets are asked for. */
const isUnknown = (failed: Failed): boolean => isNotInTeam(failed) || isRefusedFor(failed, 'record_not_found');
