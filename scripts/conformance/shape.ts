import * as v from 'valibot';
import { commonRefusalCodes } from '#api/errors.ts';
import type { AnyOperation } from '#api/operation.ts';
import { operations } from '#api/operations.ts';
import { type Findings, type Group, likeness } from './findings.ts';
import type { Reply } from './platform.ts';

/** Judges an answer by the contract: status, envelope, code of a refusal, and the value with every entry of its lists. */
export function judge(findings: Findings, reply: Reply, group: Group = 'Shape'): void {
  const { id, status, envelope, json } = reply;
  const operation: AnyOperation = operations[id];
  const differs = (place: string, expected: string, got: string): void =>
    findings.differs(group, id, place, expected, got);
  if (status === 0) return differs('status', 'an answer in time', 'none');
  if (status === 401 || status === 408 || status === 429 || status >= 500 || (status >= 300 && status < 400))
    return differs('status', '200', String(status));
  if (json === undefined) return differs('body', 'JSON', 'something else');
  if (envelope === null) {
    const success = typeof json === 'object' && json !== null && 'success' in json ? json.success : undefined;
    return differs('success', 'the envelope: success, value, message, code', likeness(success));
  }
  if (!envelope.success) {
    const known = [...commonRefusalCodes, ...(operation.refusals ?? [])].some((code) => code === envelope.code);
    if (!known && (status === 200 || status === 400)) differs('code', 'a code of the operation', wordOf(envelope.code));
    return;
  }
  if (status !== 200) return differs('status', '200', String(status));
  const parsed = v.safeParse(operation.output, reply.value);
  for (const issue of parsed.issues ?? []) {
    const keys = issue.path?.map(({ key }) => key) ?? [];
    const value = keys.reduce<unknown>(
      (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key as string],
      reply.value,
    );
    // The texts of valibot's own messages name what was received.
    const expected = issue.message.startsWith('Invalid') ? (issue.expected ?? 'another value') : issue.message;
    differs(placeOf(keys), value === undefined ? 'a value' : expected, likeness(value));
  }
  for (const place of unknownIn(reply.value, parsed.output, [])) findings.note(`${id} ${place}: not in the contract`);
}

/** A code as it is, and what is none as what it is like. */
const wordOf = (code: unknown): string => (/^\w{1,40}$/.test(String(code)) ? String(code) : likeness(code));

/** The path of a place in an answer: `list[].amount`. */
const placeOf = (keys: readonly unknown[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === 'number' ? `${path}[]` : path + (path && '.') + String(key)),
    '',
  ) || 'value';

/** The places of fields that a schema has dropped. */
function unknownIn(sent: unknown, read: unknown, keys: readonly unknown[]): readonly string[] {
  if (typeof sent !== 'object' || typeof read !== 'object' || sent === null || read === null) return [];
  const known = read as Record<string, unknown>;
  // Entries that were left out move the others.
  if (Array.isArray(sent) && sent.length !== (read as readonly unknown[]).length) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const path = [...keys, Array.isArray(sent) ? Number(key) : key];
    return key in known ? unknownIn(value, known[key], path) : [placeOf(path)];
  });
}
