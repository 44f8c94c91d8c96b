import type { Ref } from 'react';
import { Checkbox } from '#ui/Checkbox/Checkbox.tsx';
import { Link } from '#ui/Link/Link.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import { paths } from '../../shared/navigation.ts';
import { termsSection } from '../register.form.ts';
import type { RegisterProps } from '../useRegister.ts';

export interface TermsBoxProps extends Pick<
  RegisterProps,
  'termsAccepted' | 'termsMissing' | 'onTerms' | 'onTermsOpen'
> {
  readonly minAge: number;
  readonly ref: Ref<HTMLInputElement>;
}

/** REG-05: ticked from the start where the operator wants it; without the tick nothing is sent. */
export function TermsBox({ termsAccepted, termsMissing, onTerms, onTermsOpen, minAge, ref }: TermsBoxProps) {
  const { t } = useTranslation('register');
  return (
    <Checkbox
      ref={ref}
      name="terms"
      required
      checked={termsAccepted}
      error={termsMissing && t('terms.problem')}
      onChange={onTerms}
      label={
        <>
          {t('terms.accept', { age: minAge })}{' '}
          <Link
            href={paths.help(termsSection)}
            onClick={(event) => {
              // With a key for a tab of its own it stays a link.
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
