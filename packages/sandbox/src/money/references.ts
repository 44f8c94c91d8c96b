import { sha256Of } from '../crypto/hashes.ts';
import type { Sandbox } from '../sandbox.ts';

/** Without letters and digits that look alike. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Creates a reference that can be read out: a prefix and nine letters or digits. */
export function newReference(sandbox: Sandbox, prefix: string, isTaken: (reference: string) => boolean): string {
  const letter = () => letters[Math.floor(sandbox.random() * letters.length)] ?? '';
  let reference = '';
  do reference = prefix + Array.from({ length: 9 }, letter).join('');
  while (isTaken(reference));
  return reference;
}

/** Derives a reference that can be read out from what it refers to. The same text has the same reference. */
export function derivedReference(prefix: string, text: string): string {
  let reference = prefix;
  for (const byte of sha256Of(text).subarray(0, 9)) reference += letters[byte % letters.length];
  return reference;
}
