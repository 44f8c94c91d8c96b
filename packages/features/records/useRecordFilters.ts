import { useState } from 'react';
import { type OfferedLanguage, siteConstants } from '#api/primitives.ts';
import { copyText } from '../shared/copyText.ts';
import { useLanguage } from '../shared/i18n/language.ts';
import { useIntentLock } from '../shared/lock.ts';
import { paths } from '../shared/navigation.ts';
import { usePlatform } from '../shared/platform.tsx';
import type { Remote } from '../shared/remote.ts';
import { useSite } from '../shared/site.ts';
import { type DayRange, type RangeChoice, changeDays, dayOf, daysOf, rangeProblem } from './ranges.model.ts';
import type { RecordFrameProps } from './recordFrame.ts';
import type { RecordWriting } from './records.model.ts';

/** What both records ask with and are drawn with, besides their own filters. */
export interface RecordFilters<Own extends object> {
  readonly own: Own;
  /** Another filter begins at the first page. */
  readonly setOwn: (change: Partial<Own>) => void;
  /** Of the question. */
  readonly paging: DayRange & {
    readonly pageNo: number;
    readonly pageSize: number;
    readonly language: OfferedLanguage;
  };
  readonly writing: RecordWriting;
  /** Props of the screen, for the answer as it stands. */
  readonly frame: (
    page: Remote<{ readonly totalPages: number }>,
    refresh: () => Promise<void>,
  ) => Omit<RecordFrameProps, 'filtered' | 'onClearFilters'>;
}

/** The state of a record: days, page and the filters of its own. It lives as long as the screen does. */
export function useRecordFilters<Own extends object>(none: Own): RecordFilters<Own> {
  const { clock } = usePlatform();
  const language = useLanguage();
  const site = useSite();
  const lock = useIntentLock();
  const [choice, setChoice] = useState<RangeChoice>({ quick: 'week' });
  const [own, setOwn] = useState(none);
  const [pageNo, setPageNo] = useState(1);
  const { timeZone, pageSize } = siteConstants;
  const today = dayOf(clock.now(), timeZone);
  const { typed, asked } = daysOf(choice, today);
  const [answered, setAnswered] = useState(asked);

  const choose = (next: RangeChoice): void => {
    setChoice(next);
    const { from, to } = daysOf(next, today).asked;
    if (from !== asked.from || to !== asked.to) setPageNo(1);
  };
  return {
    own,
    setOwn(change) {
      setOwn({ ...own, ...change });
      setPageNo(1);
    },
    paging: { ...asked, pageNo, pageSize, language },
    writing: { language, timeZone },
    frame(page, refresh) {
      const there = page.status === 'ready' && !page.refreshing;
      // The former list stays until the next is here, and says of which days it is.
      if (there && (answered.from !== asked.from || answered.to !== asked.to)) setAnswered(asked);
      // At midnight a list of today becomes short.
      if (there && pageNo > Math.max(1, page.value.totalPages)) setPageNo(Math.max(1, page.value.totalPages));
      return {
        quick: choice.quick,
        typed,
        problem: rangeProblem(typed),
        today,
        answered,
        pageNo,
        refreshing: lock.busy,
        currencySymbol: site.status === 'ready' ? site.value.currencySymbol : '',
        language,
        timeZone,
        playHref: paths.hall('rng'),
        onQuick: (quick) => choose({ quick }),
        onDays: (change) => choose(changeDays(choice, change, today)),
        onPage: setPageNo,
        onRefresh: () => void lock.run(refresh),
        onCopy: copyText,
      };
    },
  };
}
