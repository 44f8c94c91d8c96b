import * as v from 'valibot';
import { type OperationDocs, defineOperation } from './operation.ts';
import { wholeNumber } from './primitives.ts';

/** Where streams are opened, with the query `ticket`. */
export const liveStreamPath = '/wps/live/stream';

/**
 * Asks for a stream of events. The ticket in its address works once, for a minute, for this session. The site calls it by
 * itself, so it is no activity of the player (LGN-15). Refuses with `too_many_requests` from the eleventh ticket within a
 * minute on (detail `retryAfterS`).
 */
export const liveTicket = defineOperation({
  id: 'liveTicket',
  method: 'POST',
  path: '/wps/live/ticket',
  effect: 'account',
  changes: [],
  auth: 'optional',
  body: 'json',
  refusals: ['live_off'],
  input: v.object({
    /**
     * The topics on demand that the stream is to have. All other topics of the caller are in every stream; during a break of the
     * member, a time-out or an exclusion, only `account`, `session` and `status` (RSP-06).
     */
    topics: v.optional(v.array(v.picklist(['matches'])), []),
  }),
  output: v.object({
    /** The path and query of the stream, `text/event-stream`, below the address of the platform. */
    url: v.pipe(v.string(), v.startsWith('/')),
    /** By topic: what has another version than the site knows is read again. 0 for what has never changed. */
    versions: v.record(v.string(), wholeNumber),
    /** How long the site waits at most before it asks for the next ticket when the stream breaks, in ms. */
    retryMs: wholeNumber,
  }),
});
export const liveTicketDocs: OperationDocs<typeof liveTicket> = {
  summary: 'Returns the address of a stream of what changes, and the current versions of its topics.',
  example: { topics: ['matches'] },
  assumed: true,
};
