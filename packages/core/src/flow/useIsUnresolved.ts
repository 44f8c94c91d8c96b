import { useState } from 'react';
import type { AnyOperation } from '#api/operation.ts';
import { storedIntent } from '../data/moneyIntent.ts';
import { useSession } from '../data/platform.tsx';
import { sessionStore } from '../data/storage.ts';

/**
 * Whether the outcome of an operation’s last intent is not known, for a page that only leads to the flow. Read when the page opens
 * and when `at` changes, such as with the closing of the dialog that has the flow.
 */
export function useIsUnresolved(operation: AnyOperation, at: string | number | boolean): boolean {
  const owner = useSession()?.token ?? '';
  const key = `${owner} ${at}`;
  const read = () => ({ key, isUnresolved: storedIntent(operation, sessionStore, owner) !== null });
  const [known, setKnown] = useState(read);
  if (known.key === key) return known.isUnresolved;
  const now = read();
  setKnown(now);
  return now.isUnresolved;
}
