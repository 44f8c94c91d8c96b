import { featureFlags } from '#api/features.ts';
import { gameTypes } from '#api/primitives.ts';
import en from '#locales/en/commandPalette.json' with { type: 'json' };
import enCommon from '#locales/en/common.json' with { type: 'json' };
import th from '#locales/th/commandPalette.json' with { type: 'json' };
import thCommon from '#locales/th/common.json' with { type: 'json' };
import { createSandbox } from '#sandbox/createSandbox.ts';
import { lotteryTags, seedLotteries } from '#sandbox/seed/lotteries.ts';
import { groupsFor } from './commandPalette.model.ts';
import type { CommandOption, LocalOptions } from './commandPalette.types.ts';
import { type OptionSources, makeLocalOptions } from './localOptions.ts';
import { type SearchWords, matchLocal, readSynonyms } from './matchOptions.ts';

export type SearchLanguage = 'th' | 'en';

const messages = { th: [th, thCommon], en: [en, enCommon] } as const;

/** Follows a key with dots into messages. */
const read = (from: object, key: string): string =>
  String(key.split('.').reduce<unknown>((each, name) => (each as Record<string, unknown>)[name], from));

const { catalogue, settings } = createSandbox({ scenario: 'ready' });

/** All games of the sandbox, as options. */
export const gameOptions = (language: SearchLanguage): readonly CommandOption[] =>
  catalogue.games.map(({ nodeId, name }) => ({
    id: `game-${nodeId}`,
    kind: 'game',
    label: name[language],
    note: '',
    href: '/',
  }));

/** The options of the palette with the messages of the site and the vendors, lotteries and services of the sandbox. */
export function optionsIn(language: SearchLanguage, rest: Partial<OptionSources> = {}): LocalOptions {
  const [palette, common] = messages[language];
  const tagNames = new Map(lotteryTags.map(({ code, name }) => [code, name[language]]));
  return makeLocalOptions({
    categories: gameTypes.map((type) => ({
      type,
      vendors: catalogue.vendors
        .filter(({ gameType }) => gameType === type)
        .map(({ vassalage, name }) => ({
          vassalage,
          displayName: name[language],
          inMaintenance: false,
          maintenances: [],
          isNew: false,
          isHot: false,
        })) as never,
    })),
    lotteries: seedLotteries('full').map(({ id, name, vassalage, menuTag, otherTags }) => ({
      gameId: id,
      gameCode: id,
      vendor: vassalage,
      remark: name[language],
      icon: '',
      categories: [menuTag, ...otherTags].flatMap((tag) => tagNames.get(tag) ?? []),
    })) as never,
    services: settings.customerService.map(({ csType, title }) => ({
      csType,
      csPosition: '',
      title: title[language],
      path: '',
    })),
    cached: [],
    nodes: [{ modId: featureFlags.REBATE.modId, enabled: '1', childrenNodes: [] }] as never,
    role: 'member',
    withRewards: true,
    withInvitations: true,
    withFreePlay: true,
    from: '/',
    imageUrl: (path) => path,
    markOf: (vassalage) => `/${vassalage}`,
    common: (key) => read(common, key),
    palette: (key) => read(palette, key),
    ...rest,
  });
}

export function wordsIn(language: SearchLanguage): SearchWords {
  const [{ synonyms, fillers }] = messages[language];
  return { synonyms: readSynonyms(synonyms), fillers: fillers.split(', ') };
}

/** The ids of the options for a text, group by group. */
export const searchIn = (
  language: SearchLanguage,
  text: string,
  local: LocalOptions,
  found: readonly CommandOption[] = [],
): readonly { readonly name: string; readonly ids: readonly string[] }[] =>
  groupsFor(text, local, matchLocal(text, local, wordsIn(language)), found).map(({ name, options }) => ({
    name,
    ids: options.map(({ id }) => id),
  }));
