import type { ParsedInputOf } from '#api/operation.ts';
import type { OperationId, Operations } from '#api/operations.ts';
import type { Call, Handler, Json, Mapped, PlatformAnswer, SendOptions, Target } from './adapter.ts';

/** The operations whose lists have numbered pages. */
type Paged = {
  [Id in OperationId]: ParsedInputOf<Operations[Id]> extends { pageNo: number; pageSize: number } ? Id : never;
}[OperationId];

export interface CursorPages<Id extends Paged, Row> {
  readonly to: Target;
  readonly query?: (input: ParsedInputOf<Operations[Id]>, call: Call) => SendOptions['query'];
  /** The parameters that ask for a page of so many rows behind a cursor. @default cursor and limit */
  readonly parameters?: { readonly cursor?: string; readonly limit?: string };
  /** The cursor of the next page. null or undefined: this is the last. */
  readonly cursor: (json: Json) => string | null | undefined;
  readonly rows: (json: Json, call: Call) => readonly Row[];
  readonly answer: (
    page: {
      readonly rows: readonly Row[];
      /** One more than this page while there is a next one: a cursor does not say how many there are. */
      readonly totalPages: number;
      readonly input: ParsedInputOf<Operations[Id]>;
      /** Reads the rows of all pages, for totals. @throws RangeError where there are more than `most` */
      readonly all: () => Promise<readonly Row[]>;
      /** The answer of the other platform. */
      readonly answer: PlatformAnswer;
    },
    call: Call,
  ) => Mapped<Id> | Promise<Mapped<Id>>;
  /** The most pages that one call of the site may read. @default 20 */
  readonly most?: number;
}

/** Answers a list with numbered pages from one that is read by cursors, from its first page on. */
export function cursorPages<const Id extends Paged, Row>(_id: Id, options: CursorPages<Id, Row>): Handler<Id> {
  const { to, parameters: { cursor: at = 'cursor', limit = 'limit' } = {}, most = 20 } = options;
  return async (input, call) => {
    const { pageNo, pageSize } = input;
    const pages: { readonly rows: readonly Row[]; readonly answer: PlatformAnswer }[] = [];
    let next: string | null | undefined;
    const readTo = async (number: number): Promise<void> => {
      while (pages.length < number && (pages.length === 0 || next != null)) {
        if (pages.length >= most) throw new RangeError(`${call.operation}: more than ${most} pages`);
        const query = { ...options.query?.(input, call), [limit]: pageSize, ...(next != null && { [at]: next }) };
        const answer = await call.send(to, { path: input, query });
        pages.push({ rows: options.rows(answer.json, call), answer });
        next = options.cursor(answer.json);
      }
    };
    await readTo(pageNo);
    const last = pages.at(-1);
    if (last === undefined) throw new RangeError(`${call.operation}: no page`);
    const rows = pages.length === pageNo ? last.rows : [];
    const totalPages = pages.length + (next == null ? 0 : 1);
    const all = async () => {
      await readTo(Infinity);
      return pages.flatMap((page) => page.rows);
    };
    return options.answer({ rows, totalPages, input, all, answer: last.answer }, call);
  };
}
