import { Check, Circle } from 'lucide-react';
import { readPassword } from '#text/readPassword.ts';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { LazySection } from '../../components/LazySection.tsx';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import { lazyComponent } from '../../routing/lazyComponent.tsx';
import type { FieldRule } from './fieldRule.ts';
import type { PasswordVerdictProps } from './PasswordVerdict.tsx';
import { bar, requirement as requirementClass, list, step, strength, verdict } from './Strength.css.ts';
import { type Requirement, requirementsOf } from './strength.ts';

// With the words that many people use, which no first view needs.
const PasswordVerdict = lazyComponent(async () => (await import('./PasswordVerdict.tsx')).PasswordVerdict);

export interface StrengthProps extends Pick<PasswordVerdictProps, 'own'> {
  readonly rule: FieldRule;
  readonly password: string;
}

/** How strong a new password is, and the requirements of the server's rule, each met or not. */
export function Strength({ rule, password, own }: StrengthProps) {
  const { t } = useTranslation('fields');
  const requirements = requirementsOf(rule, password);
  const text = readPassword(password);
  const words = (requirement: Requirement): string =>
    requirement.key === 'pattern'
      ? t(`patterns.${requirement.pattern}`)
      : t(`strength.${requirement.key}`, { ...requirement });
  return (
    <div className={strength}>
      <div role="status" className={verdict}>
        {text === '' ? (
          noVerdict
        ) : (
          <LazySection optional placeholder={noVerdict}>
            <PasswordVerdict password={text} own={own} />
          </LazySection>
        )}
      </div>
      {requirements.length > 0 && <VisuallyHidden>{t('strength.label')}</VisuallyHidden>}
      <ul className={list}>
        {requirements.map((requirement) => (
          <Line key={words(requirement)} met={requirement.met}>
            {words(requirement)}
          </Line>
        ))}
      </ul>
    </div>
  );
}

/** Three empty steps, as tall as those of a verdict. */
const noVerdict = (
  <div className={bar} aria-hidden>
    <span className={step} />
    <span className={step} />
    <span className={step} />
  </div>
);

function Line({ met, children }: { readonly met: boolean; readonly children: string }) {
  const { t } = useTranslation('fields');
  return (
    <li className={requirementClass}>
      <Icon of={met ? Check : Circle} size="text" label={t(met ? 'strength.met' : 'strength.missing')} />
      <span>{children}</span>
    </li>
  );
}

/** Hint below a confirmation that equals the password. */
export function Matches() {
  const { t } = useTranslation('fields');
  return (
    <span className={requirementClass}>
      <Icon of={Check} size="text" />
      <span>{t('strength.matches')}</span>
    </span>
  );
}
