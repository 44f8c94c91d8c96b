import { useTranslation } from '#core/i18n/useTranslation.tsx';
import type { MemberPage } from '#core/routing/centrePages.ts';
import { type AccountEntry, ownEntries } from '../accountMenu.model.ts';

/** Returns the text of an entry. A page of the member centre has the title that it has there. */
export function useEntryLabel(): (entry: AccountEntry) => string {
  const { t } = useTranslation('appShell');
  const centre = useTranslation('memberCentre').t;
  return (entry) => (isOwn(entry) ? t(`account.${entry}`) : centre(`pages.${entry}`));
}

const isOwn = (entry: AccountEntry): entry is Exclude<AccountEntry, MemberPage> =>
  (ownEntries as readonly string[]).includes(entry);
