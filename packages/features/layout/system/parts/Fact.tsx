import type { ReactNode } from 'react';
import { Text } from '#ui/Text/Text.tsx';
import { fact } from './Fact.css.ts';

export interface FactProps {
  label: string;
  children: ReactNode;
  /** Uses tabular digits. @default false */
  numeric?: boolean;
}

/** A highlighted value that the visitor may want to note, such as an IP address. */
export function Fact({ label, children, numeric = false }: FactProps) {
  return (
    <div className={fact}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <Text size="xl" weight="strong" numeric={numeric}>
        {children}
      </Text>
    </div>
  );
}
