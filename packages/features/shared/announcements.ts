import type { InputOf, OutputOf } from '#api/operation.ts';
import type { Language } from '#api/primitives.ts';
import { announcementList } from '#api/system.ts';
import { useLanguage } from './i18n/language.ts';
import { type Remote, useRemote } from './remote.ts';

/** Banners, notices, pop-ups and promotions of the language. */
export type Announcements = OutputOf<typeof announcementList>;

/** The one question for them: asked alike everywhere, it is asked once per session (STO-02). */
export const announcementInput = (language: Language): InputOf<typeof announcementList> => ({ language });

export function useAnnouncements(): Remote<Announcements> {
  return useRemote(announcementList, announcementInput(useLanguage()), 'perLanguage')[0];
}
