import type { Translate } from '#core/i18n/translate.ts';
import { notice } from './prerendered.css.ts';

/** The empty reference: the page itself, with its query. */
const thisPage = '';

interface IncompleteProps {
  t: Translate<'documents'>;
  /** The language of the texts: `th` or `en`. */
  lang: string;
}

/** What a document says when its program does not run: at once without scripts; the boot script shows the other one. */
export function Incomplete({ t, lang }: IncompleteProps) {
  return (
    <>
      <noscript>
        <p className={notice} lang={lang}>
          {t('noScript')}
        </p>
      </noscript>
      <p className={notice} lang={lang} role="alert" data-incomplete="" hidden>
        <span>{t('incomplete')}</span> <a href={thisPage}>{t('reload')}</a>
      </p>
    </>
  );
}
