/** The header by which a push node says that it holds the stream. Other hosts remove it from what players send. */
export const pushNodeHeader = 'X-Push-Node';
/** Where a node subscribes a stream to the channels in the query `ids`. Reached by `X-Accel-Redirect` only. */
export const pushLocation = '/internal/live';
