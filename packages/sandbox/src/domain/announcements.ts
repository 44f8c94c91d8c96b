import { ok } from '#api/errors.ts';
import type * as contract from '#api/system.ts';
import { bannerPath } from '../images.ts';
import { scenarioRules } from '../scenarios.ts';
import { banners } from '../seed/banners.ts';
import type { CatalogueVariant, LocalText } from '../seed/catalogue.ts';
import { type Notice, notices, popups, promotions } from '../seed/notices.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';

/** The parts that `types` asks for (B banners, PL player notices, PU pop-ups, PR promotions); the others are empty. */
export const announcementList: Handler<typeof contract.announcementList> = ({ world }, input) => {
  const wanted = new Set(input.types.split(','));
  const variant = scenarioRules[world.scenario].catalogue;
  const language = gameLanguage(input.language);
  const part = <Item>(type: string, items: readonly Item[]): readonly Item[] =>
    wanted.has(type) && variant !== 'empty' ? items : [];
  return ok({
    success: true,
    player: part('PL', notices).map((notice) => written(notice, language, variant)),
    banners: part('B', banners).map(({ bannerId, groupName, linkageType }) => ({
      bannerId,
      url: bannerPath(bannerId),
      groupName,
      linkageType,
    })),
    popup: part('PU', popups).map((notice) => written(notice, language, variant)),
    promotion: part('PR', promotions).map(({ id, title, type }) => ({ id, title: title[language], type })),
  });
};

function written({ id, title, content }: Notice, language: keyof LocalText, variant: CatalogueVariant) {
  const times = variant === 'longText' ? 6 : 1;
  return { id, title: Array(times).fill(title[language]).join(' · '), content: content[language].repeat(times) };
}
