import type { GameType } from '#api/primitives.ts';
import type { CatalogueGame, CatalogueVendor } from '#sandbox/seed/catalogue.types.ts';
import { type SandboxContext, accounts } from '#storybook/sandboxPlatform.ts';

/** The vendors of a type that the sandbox has, in its order. */
export const vendorsOf = (sandbox: SandboxContext, type: GameType): readonly CatalogueVendor[] =>
  sandbox.catalogue.vendors.filter(({ gameType }) => gameType === type);

/** A vendor of a type; the first one by default. */
export function vendorOf(sandbox: SandboxContext, type: GameType, at = 0): CatalogueVendor {
  const vendor = vendorsOf(sandbox, type)[at];
  if (vendor === undefined) throw new Error(`the sandbox has no vendor ${at} of ${type}`);
  return vendor;
}

/** A slot game of the sandbox. */
export function slotAt(sandbox: SandboxContext, at: number): CatalogueGame {
  const game = sandbox.catalogue.games[at];
  if (game === undefined) throw new Error(`the sandbox has no slot ${at}`);
  return game;
}

/** The id of the member that the persona `member` logs in as. */
export const memberIdOf = (sandbox: SandboxContext): string =>
  [...sandbox.store.entries('members')].find(([, { account }]) => account === accounts.member)?.[0] ?? '';

/** The launches that the sandbox knows, in order. */
export const launchesOf = (sandbox: SandboxContext) =>
  [...sandbox.store.entries('launches')].map(([, launch]) => launch);
