import { announcementList } from '#api/announcements.ts';
import type { InputOf, OutputOf } from '#api/operation.ts';
import type { Language } from '#api/primitives.ts';
import { type Remote, useRemote } from '../data/remote.ts';
import { useLanguage } from '../i18n/language.ts';

/** Banners, notices, pop-ups and promotions in one language. */
export type Announcements = OutputOf<typeof announcementList>;

/** Builds the input for the announcements. The same everywhere, so that they are fetched once per session (STO-02). */
export const announcementInput = (language: Language): InputOf<typeof announcementList> => ({ language });

/** Returns the announcements in the player's language. */
export function useAnnouncements(): Remote<Announcements> {
  return useRemote(announcementList, announcementInput(useLanguage()), 'perLanguage')[0];
}
