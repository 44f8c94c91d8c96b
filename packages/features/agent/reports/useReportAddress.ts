import { useRef } from 'react';
import type { AgentPage } from '#core/routing/centrePages.ts';
import { paths } from '#core/routing/paths.ts';
import { useLocation, useNavigate, useSearchParams } from '#core/routing/router.ts';
import { useCloseOverlay } from '#core/routing/useCloseOverlay.ts';
import { type ReportRef, readReportRef, writeReportRef } from './reportRef.model.ts';

/** What the address of a report chooses, and how to choose something else. */
export interface ReportAddress {
  readonly ref: ReportRef;
  /** Goes to a report with other choices; the back button returns. */
  readonly go: (page: AgentPage, ref: ReportRef) => void;
  /** Chooses something else here, without a step of the history. */
  readonly keep: (ref: ReportRef) => void;
  /** Opens a record of this report. */
  readonly open: (open: string, of?: string) => void;
  readonly close: () => void;
}

/** Keeps the choices of a report in the address, so that it can be linked to and gone back to. */
export function useReportAddress(page: AgentPage): ReportAddress {
  const [search] = useSearchParams();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const pushed = useRef(false);
  const ref = readReportRef(search.get('ref'));
  // What was chosen last counts for what is opened next, also before the address has followed.
  const latest = useRef<readonly [string, ReportRef]>([query, ref]);
  if (latest.current[0] !== query) latest.current = [query, ref];
  const urlOf = (to: AgentPage, chosen: ReportRef): string =>
    paths.agentCentre(pathname + query, to, writeReportRef(chosen));
  const leave = useCloseOverlay(pushed.current, urlOf(page, withoutRecord(ref)));
  return {
    ref,
    go: (to, chosen) => void navigate(urlOf(to, chosen)),
    keep(chosen) {
      latest.current = [query, chosen];
      void navigate(urlOf(page, chosen), { replace: true });
    },
    open(open, of) {
      pushed.current = true;
      void navigate(urlOf(page, { ...withoutRecord(latest.current[1]), open, ...(of !== undefined && { of }) }));
    },
    close() {
      leave();
      pushed.current = false;
    },
  };
}

/** What lies below an open record. */
function withoutRecord({ open: _open, of: _of, rows: _rows, ...below }: ReportRef): ReportRef {
  return below;
}
