import type { ComponentType } from 'react';
import type { NewRate, OwnRate, RateTexts } from './rates.model.ts';

/** Rates under a name that the agent has given them. */
export interface RateTemplate {
  readonly name: string;
  readonly rates: readonly NewRate[];
}

/** The rates that are filled in, and how to fill in others. */
export interface RateTemplatesFields {
  readonly own: readonly OwnRate[];
  readonly texts: RateTexts;
  readonly onChange: (texts: RateTexts) => void;
}

/** Fills in and keeps rates, connected to where they are kept. */
export type RateTemplatesPart = ComponentType<RateTemplatesFields>;

export interface RateTemplatesProps extends RateTemplatesFields {
  /** The operator’s default; null while it is not known. */
  readonly standard: readonly NewRate[] | null;
  /** In the order of their names. */
  readonly templates: readonly RateTemplate[];
  readonly onSave: (template: RateTemplate) => void;
  readonly onRemove: (name: string) => void;
}
