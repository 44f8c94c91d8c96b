import { type ReactNode, type Ref, useId } from 'react';
import { Button } from '../Button/Button.tsx';
import type { FieldLabelling } from '../Field/Field.tsx';
import { Text } from '../Text/Text.tsx';
import { TextInput } from '../TextInput/TextInput.tsx';
import { field, quick as quickClass } from './AmountField.css.ts';

/** A button of an `AmountField` that enters an amount. */
export interface QuickAmount {
  /** The text that the button enters, e.g. `1000`. */
  value: string;
  /** The text of the button, e.g. “฿1,000” or “All”. */
  label: string;
}

export interface AmountFieldProps extends Pick<FieldLabelling, 'label' | 'error' | 'required'> {
  /** The limits, shown before any error. */
  hint: ReactNode;
  /** The amount as typed. */
  value: string;
  /** Called with the new text, also by a quick button. */
  onChange: (text: string) => void;
  /** Called when the input loses the focus. */
  onBlur?: () => void;
  /** The symbol before the amount, e.g. ฿. */
  currency: string;
  /** The buttons in order; none for an empty list. */
  quick?: readonly QuickAmount[];
  /** The heading of the buttons. */
  quickLabel?: string;
  /** Disables the input and the buttons. @default false */
  disabled?: boolean;
  /** A ref to the input element. */
  ref?: Ref<HTMLInputElement>;
}

/** An input for an amount of money, with quick buttons. Parsing the text is up to the form. */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, required, value, onChange, onBlur, currency, ref } = props;
  const { quick = [], quickLabel = '', disabled = false } = props;
  const quickId = useId();
  return (
    <div className={field}>
      {/* Above the input: an error message appears below it and would move these buttons during a click. */}
      {quick.length > 0 && (
        <div role="group" aria-labelledby={quickId} className={field}>
          <Text as="span" weight="strong" id={quickId}>
            {quickLabel}
          </Text>
          <div className={quickClass}>
            {quick.map((amount) => (
              <Button key={amount.value} tone="soft" disabled={disabled} onClick={() => onChange(amount.value)}>
                {amount.label}
              </Button>
            ))}
          </div>
        </div>
      )}
      <TextInput
        ref={ref}
        required={required}
        label={label}
        hint={hint}
        error={error}
        name="amount"
        inputMode="decimal"
        enterKeyHint="done"
        autoComplete="off"
        maxLength={24}
        leading={currency}
        disabled={disabled}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
      />
    </div>
  );
}
