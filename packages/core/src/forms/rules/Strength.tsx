import { Check, Circle } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../i18n/useTranslation.tsx';
import type { FieldRule } from './fieldRule.ts';
import { bar, requirement as requirementClass, list, step, strength } from './Strength.css.ts';
import { type Requirement, requirementsOf } from './strength.ts';

/** Password strength as the list of the server rule's requirements, each met or not. */
export function Strength({ rule, password }: { readonly rule: FieldRule; readonly password: string }) {
  const { t } = useTranslation('fields');
  const requirements = requirementsOf(rule, password);
  if (requirements.length === 0) return null;
  const words = (requirement: Requirement): string =>
    requirement.key === 'pattern'
      ? t(`patterns.${requirement.pattern}`)
      : t(`strength.${requirement.key}`, { ...requirement });
  return (
    <div className={strength}>
      <div className={bar} aria-hidden>
        {requirements.map((requirement, index) => (
          <span key={index} className={step} data-met={requirement.met || undefined} />
        ))}
      </div>
      <VisuallyHidden>{t('strength.label')}</VisuallyHidden>
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
