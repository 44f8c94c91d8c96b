import { ok } from '#api/errors.ts';
import type { gameLaunch as contract } from '#api/games.ts';
import type { ParsedInputOf } from '#api/operation.ts';
import { gamePath } from '../pagePaths.ts';
import { type Answer, refuse } from '../refusal.ts';
import type { CatalogueGame } from '../seed/catalogue.ts';
import { createToken } from '../token.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';
import { gameLanguage } from './language.ts';
import { isTrial } from './roles.ts';
import { rememberRecent } from './shelves.ts';

const launchLivesMs = 2 * 60 * 60_000;

/**
 * GAM-01, GAM-02: gives the member a token for one game, and its address at the provider. Slots only: the houses of the
 * other categories take a break. Refuses with `trial_not_allowed`, `game_not_found`, `vendor_maintenance` or
 * `invalid_input` (a way back that is no address of a page).
 */
export const gameLaunch: Handler<typeof contract> = ({ world, member, session }, input) => {
  if (isTrial(member)) return refuse('trial_not_allowed');
  if (!isPageAddress(input.backUrl)) return refuse('invalid_input');
  const found = findGame(world, input);
  if (!found.ok) return found;
  const game = found.value;
  const now = world.now();
  for (const [token, launch] of [...world.store.entries('launches')]) {
    if (launch.expiresAt <= now) world.store.remove('launches', token);
  }
  const token = createToken();
  const { nodeId, vassalage, gameCode } = game;
  world.store.put('launches', token, {
    token,
    memberId: member.id,
    sessionToken: session.token,
    nodeId,
    vassalage,
    gameCode,
    createdAt: now,
    expiresAt: now + launchLivesMs,
  });
  rememberRecent(world, member, game);
  const language = gameLanguage(input.language);
  const query = new URLSearchParams({ launch: token, lang: language, back: input.backUrl });
  return ok({ content: `${gamePath}?${query.toString()}`, gameName: game.name[language] });
};

function findGame(world: World, input: ParsedInputOf<typeof contract>): Answer<CatalogueGame> {
  const { catalogue, settings } = world;
  const vendor = catalogue.vendorByCode.get(input.vassalage);
  if (!vendor) return refuse('game_not_found');
  if (vendor.gameType !== 'RNG' || settings.vendorsInMaintenance.includes(vendor.vassalage)) {
    return refuse('vendor_maintenance');
  }
  const game =
    input.nodeId !== undefined
      ? catalogue.gameById.get(input.nodeId)
      : catalogue.games.find(({ gameCode }) => gameCode === input.gameCode);
  return game?.vassalage === vendor.vassalage ? ok(game) : refuse('game_not_found');
}

/** The way back ends up in a link of the game: a path of the same origin, or a web address; never a script. */
function isPageAddress(text: string): boolean {
  return /^\/(?![/\\])/.test(text) || /^https?:\/\//.test(text);
}
