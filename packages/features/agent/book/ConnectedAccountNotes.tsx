import { AccountNotes } from './AccountNotes.tsx';
import type { AccountNotesFields } from './book.types.ts';
import { useAccountNotes } from './useAccountNotes.ts';

/** What the agent has written about an account of the team. */
export const ConnectedAccountNotes = (fields: AccountNotesFields) => <AccountNotes {...useAccountNotes(fields)} />;
