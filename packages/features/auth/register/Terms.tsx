import { helpCentre } from '#api/help.ts';
import { mapRemote, useRemote } from '#core/data/remote.ts';
import { useLanguage } from '#core/i18n/language.ts';
import { useFillFacts } from '#core/site/helpFacts.ts';
import { TermsDialog } from './parts/TermsDialog.tsx';
import { termsSection } from './register.form.ts';
import type { TermsPart } from './register.types.ts';

/** The terms of the help centre, connected to the platform (REG-05a). Loads when they are opened. */
export const Terms: TermsPart = ({ open, onClose }) => {
  const lang = useLanguage();
  const fill = useFillFacts();
  const [help] = useRemote(helpCentre, { lang }, 'oncePerSession');
  const text = mapRemote(help, ({ sections, facts }) => {
    const terms = sections.find(({ id }) => id === termsSection);
    return terms === undefined ? null : fill(terms.content, facts);
  });
  return <TermsDialog open={open} text={text} onClose={onClose} />;
};
