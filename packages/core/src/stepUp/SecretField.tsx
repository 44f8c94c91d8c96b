import type { ReactNode } from 'react';
import { PasswordInput } from '#ui/PasswordInput/PasswordInput.tsx';
import { PinField } from '#ui/PinField/PinField.tsx';
import { useTranslation } from '../i18n/useTranslation.tsx';

interface SecretFieldProps {
  label: string;
  name?: string;
  /** The number of digits; null when the operator's rule allows other characters. */
  digits: number | null;
  value: string;
  error?: string | undefined;
  hint?: ReactNode;
  required?: boolean;
  onChange: (value: string) => void;
}

/** Input for a payment password. A PIN field where the operator's rule asks for digits. */
export function SecretField({ digits, ...field }: SecretFieldProps) {
  const { t } = useTranslation('paymentPassword');
  const labels = { showLabel: t('show'), hideLabel: t('hide') };
  return digits === null ? (
    <PasswordInput {...field} {...labels} autoComplete="off" />
  ) : (
    <PinField {...field} {...labels} length={digits} />
  );
}
