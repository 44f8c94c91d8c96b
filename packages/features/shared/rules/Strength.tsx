import { Check, Circle } from 'lucide-react';
import { Icon } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import { useTranslation } from '../../shared/i18n/useTranslation.tsx';
import type { FieldRule } from './fieldRule.ts';
import { bar, demand as demandClass, list, step, strength } from './Strength.css.ts';
import { type Demand, demandsOf } from './strength.ts';

/** How strong the password is, by the server's own rule: each thing that it asks for, and whether it is there. */
export function Strength({ rule, password }: { readonly rule: FieldRule; readonly password: string }) {
  const { t } = useTranslation('fields');
  const demands = demandsOf(rule, password);
  if (demands.length === 0) return null;
  const words = (demand: Demand): string =>
    demand.key === 'pattern' ? t(`patterns.${demand.pattern}`) : t(`strength.${demand.key}`, { ...demand });
  return (
    <div className={strength}>
      <div className={bar} aria-hidden>
        {demands.map((demand, index) => (
          <span key={index} className={step} data-met={demand.met || undefined} />
        ))}
      </div>
      <VisuallyHidden>{t('strength.label')}</VisuallyHidden>
      <ul className={list}>
        {demands.map((demand) => (
          <Line key={words(demand)} met={demand.met}>
            {words(demand)}
          </Line>
        ))}
      </ul>
    </div>
  );
}

function Line({ met, children }: { readonly met: boolean; readonly children: string }) {
  const { t } = useTranslation('fields');
  return (
    <li className={demandClass}>
      <Icon of={met ? Check : Circle} size="text" label={t(met ? 'strength.met' : 'strength.missing')} />
      {children}
    </li>
  );
}

/** Under the confirmation, once it is the same. */
export function Matches() {
  const { t } = useTranslation('fields');
  return (
    <span className={demandClass}>
      <Icon of={Check} size="text" />
      {t('strength.matches')}
    </span>
  );
}
