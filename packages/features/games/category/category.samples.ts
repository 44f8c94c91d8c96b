import * as v from 'valibot';
import { type SportMatch, gameMatches } from '#api/matches.ts';
import type { GameType } from '#api/primitives.ts';
import { ready } from '#core/data/remote.ts';
import { paths } from '#core/routing/paths.ts';
import { matchList } from '#sandbox/games/matchList.ts';
import type { CatalogueVendor } from '#sandbox/seed/catalogue.types.ts';
import { type Globals, codeOf, sampleNoon, spokenIn } from '#storybook/sampleOf.ts';
import type { SandboxContext } from '#storybook/sandboxAddon.ts';
import { type CategoryContext, hasMatches, matchesOffer, toCategoryVendor, toMatchViews } from './category.model.ts';
import type { CategoryScreenProps } from './category.types.ts';

/** What a story shows of a category. */
export interface CategorySample {
  readonly type: GameType;
  /** Code of the vendor that the URL names. @default none */
  readonly chosen?: string;
  /** A vendor in maintenance until `end` (ISO date), or until an unknown time when null. @default none */
  readonly maintenance?: { readonly vassalage: string; readonly end: string | null };
}

/** Props of a category page for stories, from the story's sandbox. */
export function sampleCategory(
  { type, chosen = '', maintenance }: CategorySample,
  sandbox: SandboxContext,
  globals: Globals,
): CategoryScreenProps {
  const language = codeOf(globals);
  const context: CategoryContext = {
    type,
    chosen,
    language: spokenIn(globals),
    now: sampleNoon,
    imageUrl: (path) => path,
  };
  const vendors = sandbox.catalogue.vendors.filter(({ gameType }) => gameType === type);
  const matches = hasMatches(type) ? matchesOf(vendors, sandbox, context) : [];
  return {
    type,
    role: 'member',
    vendors: ready(
      vendors.map(({ vassalage, name, isHot, accountTypeId, gameType }) =>
        toCategoryVendor(
          {
            vassalage,
            displayName: name[language],
            accountTypeId,
            gameType,
            isHot,
            ...(maintenance?.vassalage === vassalage && { maintenance: true, maintenanceEnd: maintenance.end }),
          },
          context,
          matchesOffer(matches, vassalage),
        ),
      ),
    ),
    vendorMissing: false,
    matches: hasMatches(type)
      ? ready(toMatchViews(matches, cardsOf(vendors, context), { ...context, now: sandbox.now() }))
      : null,
    homeHref: paths.home(),
    onOpen: null,
  };
}

/** Matches of the story's sandbox, by its clock. */
function matchesOf(
  vendors: readonly CatalogueVendor[],
  sandbox: SandboxContext,
  { language }: CategoryContext,
): readonly SportMatch[] {
  const vassalages = vendors.map(({ vassalage }) => vassalage).join();
  return v.parse(gameMatches.output, matchList(sandbox, { vassalages, language, limit: 300 })).list;
}

const cardsOf = (vendors: readonly CatalogueVendor[], { language }: CategoryContext) =>
  new Map(
    vendors.map(({ vassalage, name, gameType }) => [
      vassalage,
      { displayName: name[language === 'EN' ? 'en' : 'th'], gameType },
    ]),
  );
