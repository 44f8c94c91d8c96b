import type { Ref } from 'react';
import { useTranslation } from '#core/i18n/useTranslation.tsx';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { CaptchaPicture } from './CaptchaPicture.tsx';
import type { CaptchaView } from './useCaptcha.ts';

export interface CaptchaFieldProps extends CaptchaView {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** Text field for the digits of a captcha picture (LGN-07). */
export function CaptchaField({ image, onRefresh, ...input }: CaptchaFieldProps) {
  const { t } = useTranslation('login');
  return (
    <TextInput
      {...input}
      label={t('captcha')}
      name="captcha"
      autoComplete="off"
      inputMode="numeric"
      enterKeyHint="go"
      maxLength={12}
      trailing={<CaptchaPicture image={image} onRefresh={onRefresh} />}
    />
  );
}
