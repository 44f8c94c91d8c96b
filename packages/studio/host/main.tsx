import '#ui/theme/layers.css.ts';
import '#themes/fonts.css';
import '#ui/theme/reset.css.ts';
import '#themes/brands.css.ts';
import { createRoot } from 'react-dom/client';
import { localStore, tellServer } from '#core/data/storage.ts';
import { languageCodes } from '#core/i18n/languageCodes.ts';
import type th from '#locales/th/guide.json';
import { brands } from '#themes/brands.ts';
import type { StudioMessages } from '../messages.ts';
import { type Language, pageIds, type PreviewPage } from '../parts/previewPage.ts';
import { pageAddress, saveFile } from '../save.ts';
import { Studio } from '../Studio.tsx';
import { sitePaths } from './sitePaths.ts';

/** The studio beside the demonstration of `npm start`, whose own pages it shows. */
const language: Language = languageCodes.find((code) => navigator.language.startsWith(code)) ?? 'en';
document.documentElement.lang = language;
const messages = import.meta.glob<typeof th>('./*/guide.json', {
  base: '../../../locales',
  eager: true,
  import: 'default',
});
document.documentElement.dataset['theme'] = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

/** The site reads its language when it starts. */
function tellSite(next: Language): void {
  const code = next.toUpperCase();
  localStore.set('lang', code);
  tellServer('lang', code);
}
tellSite(language);

const pages = pageIds.map((id): PreviewPage => ({ id, address: () => sitePaths[id] })) as [
  PreviewPage,
  ...PreviewPage[],
];
createRoot(document.getElementById('root') as HTMLElement).render(
  <Studio
    messages={messages[`./${language}/guide.json`]?.studio as StudioMessages}
    language={language}
    pages={pages}
    mark={brands[0].mark}
    address={pageAddress}
    onLanguage={tellSite}
    onSave={saveFile}
  />,
);
