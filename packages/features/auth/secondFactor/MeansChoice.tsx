import { KeyRound, Landmark, Mail, Smartphone } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { Icon, type IconDrawing } from '#ui/Icon/Icon.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';
import type { SecondFactorMethod } from './secondFactor.model.ts';
import type { SecondFactorProps } from './secondFactor.types.ts';
import { choice, choices, input } from './SecondFactorForm.css.ts';

const icons: Readonly<Record<SecondFactorMethod, IconDrawing>> = {
  sms: Smartphone,
  email: Mail,
  google: KeyRound,
  bankName: Landmark,
};

/** Radio group of the second factor methods. All of them are visible, also on the narrowest phone. */
export function MeansChoice({ methods, method, onMethod }: Pick<SecondFactorProps, 'methods' | 'method' | 'onMethod'>) {
  const { t } = useTranslation('secondFactor');
  const name = useId();
  return (
    <fieldset className={choices}>
      <VisuallyHidden>
        <legend>{t('label')}</legend>
      </VisuallyHidden>
      {methods.map(({ method: id }) => (
        <label key={id} className={choice}>
          <input type="radio" name={name} checked={id === method} onChange={() => onMethod(id)} className={input} />
          <Icon of={icons[id]} />
          <span>{t(`methods.${id}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
