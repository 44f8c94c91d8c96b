import type { ReactNode } from 'react';
import { TextInput } from '#ui/TextInput/TextInput.tsx';
import { parseColor } from '#ui/theme/contrast.ts';
import { toHex } from '#ui/theme/oklch.ts';
import { swatch } from './ColorInput.css.ts';
import { useTyped } from './useTyped.ts';

export interface ColorInputProps {
  label: string;
  /** The name of the picker. */
  pickerLabel: string;
  /** What the colour is for. */
  hint?: ReactNode;
  /** The colour in any notation. */
  value: string;
  /** The error for a text that is not a colour. */
  invalid: string;
  /** Refuses translucent colours and writes every colour as `#rrggbb`. @default false */
  opaque?: boolean;
  aside?: ReactNode;
  /** Called with each valid colour. */
  onChange: (value: string) => void;
}

/** A colour as a picker and as text. A text that is not a colour stays in the field and changes nothing. */
export function ColorInput({
  label,
  pickerLabel,
  hint,
  value,
  invalid,
  opaque = false,
  aside,
  onChange,
}: ColorInputProps) {
  const read = parseColor(value);
  const { text, isInvalid, type, leave } = useTyped(
    value,
    (written) => {
      const color = parseColor(written);
      if (color === undefined || (opaque && color.a < 1)) return undefined;
      return opaque ? toHex(color) : written.trim();
    },
    onChange,
  );
  return (
    <TextInput
      label={label}
      hint={hint}
      aside={aside}
      size="small"
      value={text}
      error={isInvalid ? invalid : undefined}
      leading={
        <input
          type="color"
          className={swatch}
          aria-label={pickerLabel}
          value={read === undefined ? '#000000' : toHex({ ...read, a: 1 })}
          onChange={({ target }) => {
            const picked = parseColor(target.value);
            // The picker knows no alpha: that of a translucent colour stays.
            if (picked) onChange(toHex({ ...picked, a: opaque ? 1 : (read?.a ?? 1) }));
          }}
        />
      }
      onChange={type}
      onBlur={leave}
    />
  );
}
