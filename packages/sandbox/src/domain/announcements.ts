import { ok } from '#api/errors.ts';
import type * as contract from '#api/system.ts';
import { bannerPath } from '../images.ts';
import { scenarioRules } from '../scenarios.ts';
import { banners } from '../seed/banners.ts';
import { type Notice, notices, popups } from '../seed/notices.ts';
import { promotions } from '../seed/promotions.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { iso, startOfThaiDay, thaiDay } from './time.ts';
import { wordingOf } from './wording.ts';

const tenInTheMorning = 10 * 60 * 60_000;

/** ENT-07: the parts that `types` asks for; the others are empty. Nothing here is of the type H. */
export const announcementList: Handler<typeof contract.announcementList> = ({ world }, input) => {
  const isEmpty = scenarioRules[world.scenario].catalogue === 'empty';
  const types = (input.types === '' ? 'B' : input.types).split(',');
  const part = <Item>(type: 'B' | 'PL' | 'PU' | 'PR', items: readonly Item[]): readonly Item[] =>
    types.includes(type) && !isEmpty ? items : [];
  const today = thaiDay(world.now());
  const { title, content } = wordingOf(world, gameLanguage(input.language));
  const written = (notice: Notice) => ({
    id: notice.id,
    title: title(notice.title),
    content: content(notice.content),
    publishedAt: iso(startOfThaiDay(today - notice.daysAgo) + tenInTheMorning),
  });
  return ok({
    success: true,
    player: part('PL', notices).map(written),
    banners: part('B', banners).map(({ art: _, ...banner }) => ({
      ...banner,
      url: bannerPath(banner.bannerId),
      title: title(banner.title),
    })),
    popup: part('PU', popups).map(written),
    promotion: part('PR', promotions).map((promotion) => ({
      id: promotion.id,
      type: promotion.type,
      title: title(promotion.title),
      content: content(promotion.content),
      image: bannerPath(promotion.id),
      // The last second of its last day.
      endsAt: promotion.endsInDays === null ? null : iso(startOfThaiDay(today + promotion.endsInDays + 1) - 1_000),
    })),
  });
};
