import type { ReactNode } from 'react';
import { Text } from '#ui/Text/Text.tsx';
import { fact } from './Fact.css.ts';

export interface FactProps {
  label: string;
  children: ReactNode;
  /** Digits of one width. @default false */
  numeric?: boolean;
}

/** The one thing of the page that the visitor may want to write down. */
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
