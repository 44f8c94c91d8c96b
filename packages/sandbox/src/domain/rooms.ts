import { ok } from '#api/errors.ts';
import type * as contract from '#api/launch.ts';
import type { Room } from '#api/launch.ts';
import type { CatalogueVendor } from '../seed/catalogue.ts';
import type { World } from '../world.ts';
import type { Handler } from './handler.ts';

/** RT-05: the rooms of a vendor. */
export const gameRooms: Handler<typeof contract.gameRooms> = () => ok({ list: [] });

/** A room by its id, or undefined for one that nobody knows. */
export function roomNamed(world: World, vendor: CatalogueVendor, roomId: string): Pick<Room, 'status'> | undefined {
  void world;
  void vendor;
  void roomId;
  return undefined;
}
