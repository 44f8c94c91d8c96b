import type { OperationId } from '#api/operations.ts';

/** What is asked, in the order in which it is. */
export const groups = ['Shape', 'Refusals', 'Transport', 'Paging', 'Clock and latency', 'Idempotency'] as const;
export type Group = (typeof groups)[number];

/** Where a platform answers otherwise than the contract says. Without personal values, so that it can be passed on. */
export interface Difference {
  readonly group: Group;
  readonly operation: OperationId;
  /** A path in the answer such as `list[].amount`, a header, or what was asked. */
  readonly place: string;
  readonly expected: string;
  readonly got: string;
}

/** Collects what a run finds. Each place of an operation is named once, by whichever group comes first. */
export interface Findings {
  readonly differences: readonly Difference[];
  /** What is worth knowing and no difference, by operation or by group. */
  readonly notes: ReadonlySet<string>;
  differs: (group: Group, operation: OperationId, place: string, expected: string, got: string) => void;
  note: (text: string) => void;
}

/** @param isAsked whether a run is about an operation; what others answer wrongly is not named */
export function createFindings(isAsked: (id: OperationId) => boolean): Findings {
  const differences = new Map<string, Difference>();
  const notes = new Set<string>();
  return {
    get differences() {
      return [...differences.values()];
    },
    notes,
    differs(group, operation, place, expected, got) {
      const key = `${operation} ${place}`;
      if (!isAsked(operation) || differences.has(key)) return;
      differences.set(key, { group, operation, place, expected: shortened(expected), got: shortened(got) });
    },
    note: (text) => void notes.add(text),
  };
}

const most = 80;
const shortened = (text: string): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text);

/** What a value is like, without the value: `"0812345678"` is the text "9999999999", and a name "aaaaaa". */
export function likeness(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value !== 'string') return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  const letters = value
    .slice(0, 24)
    .replaceAll(/\p{N}/gu, '9')
    .replaceAll(/\p{C}/gu, '?')
    .replaceAll(/[\p{L}\p{M}]/gu, 'a');
  return `the text "${letters}"${value.length > 24 ? ` of ${value.length} letters` : ''}`;
}
