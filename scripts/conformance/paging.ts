import type { Findings } from './findings.ts';
import { type Input, fieldsOf } from './inputs.ts';
import type { Platform, Reply } from './platform.ts';
import { outcomeOf } from './refusals.ts';

const group = 'Paging';

/** The entries of a page: `list`, or else the first list of its answer. */
function rowsOf({ value }: Reply): readonly unknown[] {
  const fields = { ...(value as Input | undefined) };
  return [fields['list'], ...Object.values(fields)].find((each) => Array.isArray(each)) ?? [];
}
const pagesOf = ({ value }: Reply): number => Number((value as Input | undefined)?.['totalPages']);

/** Turns the pages of every list that has some. */
export async function turnPages(platform: Platform, findings: Findings, succeeded: readonly Reply[]): Promise<void> {
  for (const whole of succeeded) {
    const { id, role } = whole;
    if (!('pageNo' in fieldsOf(id) && 'pageSize' in fieldsOf(id))) continue;
    const differs = (place: string, expected: string, got: string): void =>
      findings.differs(group, id, place, expected, got);
    const count = rowsOf(whole).length;
    const pageSize = count > 2 ? 2 : 1;
    const page = async (pageNo: number): Promise<Reply> =>
      platform.ask(id, { ...(whole.input as Input), pageNo, pageSize }, role);
    const first = await page(1);
    if (!first.succeeded) {
      differs('pageSize', `a page of ${pageSize}`, outcomeOf(first));
      continue;
    }
    const [rows, pages] = [rowsOf(first), pagesOf(first)];
    if (rows.length !== Math.min(count, pageSize))
      differs('pageSize', `${Math.min(count, pageSize)} entries`, `${rows.length}`);
    // The number of entries lies between those that both sizes of pages allow.
    const least = Math.max((pages - 1) * pageSize + 1, count);
    const most = pagesOf(whole) * Number((whole.input as Input)['pageSize']);
    if (count > 0 && (pages * pageSize < count || least > most))
      differs('totalPages', `as many as ${count} entries need`, String(pages));
    if (count > pageSize) {
      const texts = (entries: readonly unknown[]): readonly string[] => entries.map((entry) => JSON.stringify(entry));
      const [known, second] = [new Set(texts(rows)), texts(rowsOf(await page(2)))];
      // Entries that are alike, such as two logins of one second, stand on both pages rightly.
      const isRight = second.join() === texts(rowsOf(whole).slice(pageSize, 2 * pageSize)).join();
      const repeated = second.filter((entry) => known.has(entry)).length;
      if (repeated > 0 && !isRight) differs('pageNo', 'entries that page 1 does not have', `${repeated} of page 1`);
    }
    const past = rowsOf(await page(Math.max(pages, 1) + 1)).length;
    if (past > 0) differs('pageNo', 'nothing past the last page', `${past} entries`);
  }
}
