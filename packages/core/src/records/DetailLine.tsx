import type { ReactNode } from 'react';
import { formatMoment } from '../format/dates.ts';
import { useLanguage } from '../i18n/language.ts';
import { line, name as nameClass, value } from './BetDetailDialog.css.ts';

/** A line of a record in full: what it says, and of what. Stands in a `<dl>`. */
export const DetailLine = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={line}>
    <dt className={nameClass}>{name}</dt>
    <dd className={value}>{children}</dd>
  </div>
);

/** The moment of a record. @param at an ISO date */
export const DetailTime = ({ at }: { at: string }) => (
  <time dateTime={at}>{formatMoment(Date.parse(at), useLanguage())}</time>
);
