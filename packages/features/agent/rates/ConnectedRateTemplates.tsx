import { RateTemplates } from './RateTemplates.tsx';
import type { RateTemplatesFields } from './rateTemplates.types.ts';
import { useRateTemplates } from './useRateTemplates.ts';

/** The rate templates of the agent on this device. */
export const ConnectedRateTemplates = (fields: RateTemplatesFields) => (
  <RateTemplates {...fields} {...useRateTemplates()} />
);
