import { readFileSync } from 'node:fs';
import { UserError } from './userError.ts';

/** The marks with which editors begin a file, the longer ones first: that of UTF-16 also begins that of 32-bit Unicode. */
const marks = [
  ['32-bit Unicode', [0xff, 0xfe, 0, 0]],
  ['32-bit Unicode', [0, 0, 0xfe, 0xff]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-16', [0xfe, 0xff]],
] as const;

/** The name of an encoding other than UTF-8; undefined where the bytes may be UTF-8. */
function otherEncoding(bytes: Uint8Array): string | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked !== undefined) return marked[0];
  // UTF-16 without a mark: no text has the character NUL.
  return bytes.includes(0) ? 'UTF-16' : undefined;
}

/**
 * Decodes the text of a file that a person wrote: UTF-8, with or without the byte order mark that some editors write.
 * @param file its name, for the message
 * @throws UserError which names another encoding
 */
export function decodeOperatorText(bytes: Uint8Array, file: string): string {
  const other = otherEncoding(bytes);
  if (other !== undefined) throw new UserError(`${file} is ${other}: save it as UTF-8`);
  try {
    // Leaves the mark out.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new UserError(`${file} is not UTF-8, perhaps windows-874 or another code page: save it as UTF-8`, { cause });
  }
}

/** Reads a text file that a person has named. @throws UserError when it cannot be read, or is not UTF-8 */
export function readOperatorText(file: string): string {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (cause) {
    throw new UserError(`${file} cannot be read: ${String(cause)}`, { cause });
  }
  return decodeOperatorText(bytes, file);
}

/** Reads a JSON file that a person has named. @throws UserError when it cannot be read, or is no JSON */
export function readOperatorJson(file: string): unknown {
  const text = readOperatorText(file);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UserError(`${file} is not JSON: ${String(cause)}`, { cause });
  }
}
