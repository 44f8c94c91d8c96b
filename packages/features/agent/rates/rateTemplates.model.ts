import * as v from 'valibot';
import { gameType } from '#api/primitives.ts';
import { type NewRate, type OwnRate, type RateTexts, hundredthsOf, rateText } from './rates.model.ts';
import type { RateTemplate } from './rateTemplates.types.ts';

/** The most templates that are kept, and the most letters of a name. */
export const mostTemplates = 20;
export const longestTemplateName = 40;

const stored = v.array(
  v.object({
    name: v.pipe(v.string(), v.minLength(1), v.maxLength(longestTemplateName)),
    rates: v.array(v.object({ gameType, rate: v.pipe(v.string(), v.regex(/^\d{1,3}\.\d{2}$/)) })),
  }),
);

/** Reads what was stored; none for anything that is no list of templates. */
export function readTemplates(text: string | null): readonly RateTemplate[] {
  try {
    return v.parse(stored, JSON.parse(text ?? '[]'));
  } catch {
    return [];
  }
}

/** The templates with one more. It replaces another one of its name; beyond the most, nothing is added. */
export function withTemplate(templates: readonly RateTemplate[], template: RateTemplate): readonly RateTemplate[] {
  const others = templates.filter(({ name }) => name !== template.name);
  if (others.length >= mostTemplates) return templates;
  return [...others, template].toSorted((one, other) => one.name.localeCompare(other.name, 'th'));
}

/** The choice that stands for the operator's default. No template has this name: names are trimmed. */
export const standardChoice = ' ';

/** Whether the rates that are filled in are those of the operator's default, as far as the agent can give them. */
export function isStandard(texts: RateTexts, standard: readonly NewRate[], own: readonly OwnRate[]): boolean {
  const { texts: fitted } = fitTemplate({ rates: standard }, own);
  return own.every(({ gameType: type }) => hundredthsOf(texts[type] ?? '') === hundredthsOf(fitted[type] ?? ''));
}

/** The rates of a template as far as they are the agent’s to give, and whether some had to be lowered. */
export function fitTemplate(
  { rates }: Pick<RateTemplate, 'rates'>,
  own: readonly OwnRate[],
): { readonly texts: RateTexts; readonly isLowered: boolean } {
  let isLowered = false;
  const texts = own.map(({ gameType: type, hundredths: most }) => {
    const kept = hundredthsOf(rates.find((each) => each.gameType === type)?.rate ?? '') ?? 0;
    if (kept > most) isLowered = true;
    return [type, rateText(Math.min(kept, most))] as const;
  });
  return { texts: Object.fromEntries(texts), isLowered };
}
