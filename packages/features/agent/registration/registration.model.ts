import type { DownlineKind } from '#api/agent.ts';
import { type AgentLanding, type LinkGame, agentLandings } from '#api/agentRegistration.ts';
import { readDigits } from '#text/readDigits.ts';
import { readText } from '#text/readText.ts';
import { type OwnRate, type RateProblems, type RateTexts, checkRates, textsOf } from '../rates/rates.model.ts';
import type { LinkRow, NewLink } from './registration.types.ts';

/** The most letters of a link’s name. */
export const longestLinkName = 40;

/** The messages of the places where a link leads. */
export const landingNames = { register: 'signUp', join: 'join', game: 'game' } as const satisfies Record<
  AgentLanding,
  string
>;

/** A link as typed. */
export interface LinkForm {
  readonly name: string;
  readonly kind: DownlineKind;
  readonly landing: AgentLanding;
  /** Kept while another landing is chosen. */
  readonly game: LinkGame | null;
  /** yyyy-MM-dd; '' for no end. */
  readonly validUntil: string;
  readonly mostUses: string;
  readonly rates: RateTexts;
}

/**
 * The form of a new link, or of one that is changed. Words that the site does not know become the first ones it knows.
 * @param start the rates of a new one
 */
export const linkFormOf = (link: LinkRow | null, kinds: readonly DownlineKind[], start: RateTexts): LinkForm => ({
  name: link?.name ?? '',
  kind: kinds.find((kind) => kind === link?.kind) ?? kinds[0] ?? 'member',
  landing: agentLandings.find((landing) => landing === link?.landing) ?? 'register',
  game: link?.game ?? null,
  validUntil: link?.validUntil ?? '',
  mostUses: link?.mostUses == null ? '' : String(link.mostUses),
  rates: link === null ? start : textsOf(link.rates),
});

export interface LinkProblems {
  readonly name?: 'empty' | 'tooLong';
  readonly game?: 'missing';
  readonly validUntil?: 'past';
  readonly mostUses?: 'unreadable';
  readonly rates?: RateProblems;
}

/** Checks a link as typed. */
export function checkLink(
  form: LinkForm,
  own: readonly OwnRate[],
  today: string,
): { readonly ok: true; readonly link: NewLink } | { readonly ok: false; readonly problems: LinkProblems } {
  const name = readText(form.name);
  const uses = readDigits(form.mostUses);
  const rates = checkRates(form.rates, own);
  const problems: LinkProblems = {
    ...(name === '' && { name: 'empty' }),
    ...(name.length > longestLinkName && { name: 'tooLong' }),
    ...(form.landing === 'game' && form.game === null && { game: 'missing' }),
    ...(form.validUntil !== '' && form.validUntil < today && { validUntil: 'past' }),
    ...(uses !== '' && !/^[1-9]\d{0,5}$/.test(uses) && { mostUses: 'unreadable' }),
    ...(!rates.ok && { rates: rates.problems }),
  };
  if (!rates.ok || Object.keys(problems).length > 0) return { ok: false, problems };
  const { kind, landing, game, validUntil } = form;
  const link = { name, kind, landing, rates: rates.rates, ...(landing === 'game' && game !== null && { game }) };
  return {
    ok: true,
    link: { ...link, validUntil: validUntil || null, mostUses: uses === '' ? null : Number(uses) },
  };
}
