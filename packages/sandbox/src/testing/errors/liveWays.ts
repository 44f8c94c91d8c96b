import type { Result } from '#api/errors.ts';
import { liveTicket } from '#api/liveTicket.ts';
import type { TestPlatform } from '../platform.ts';

/** Follows the instructions of the catalogue for the refusals of the push channel. */
export const liveWays = {
  live_off: ({ client }: TestPlatform): Promise<Result<unknown>> => client.call(liveTicket, {}),
};
