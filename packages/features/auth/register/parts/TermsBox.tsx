import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { paths } from '#core/routing/paths.ts';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { termsSection } from '../register.form.ts';
import type { RegisterFormProps } from '../register.types.ts';

export interface TermsBoxProps extends Pick<
  RegisterFormProps,
  'termsAccepted' | 'termsMissing' | 'onTerms' | 'onTermsOpen'
> {
  readonly minAge: number;
}

/** Checkbox to accept the terms, required to submit (REG-05). The operator may pre-tick it. */
export function TermsBox({ termsAccepted, termsMissing, onTerms, onTermsOpen, minAge }: TermsBoxProps) {
  const { t } = useTranslation('register');
  return (
    <Checkbox
      name="terms"
      required
      checked={termsAccepted}
      error={termsMissing && t('terms.problem')}
      onChange={onTerms}
      label={
        <>
          <span>{t('terms.accept', { age: minAge })}</span>{' '}
          <Link
            href={paths.help(termsSection)}
            onClick={(event) => {
              // Modifier keys open the terms in a new tab.
              if (event.metaKey || event.ctrlKey || event.shiftKey) return;
              event.preventDefault();
              onTermsOpen(true);
            }}
          >
            {t('terms.link')}
          </Link>
        </>
      }
    />
  );
}
