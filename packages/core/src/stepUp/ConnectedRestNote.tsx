import { RestNote } from './RestNote.tsx';
import { useCredentialSource } from './useCredentialSource.ts';

/** Says until when withdrawals rest after a change, connected to the platform. */
export function ConnectedRestNote() {
  return <RestNote {...useCredentialSource()} />;
}
