/**
 * How long tests wait for what they look for, in ms; a wait ends as soon as it succeeds. It only ends a test that has failed:
 * how fast something is, no test asks. So it is long enough for a machine that stands still for some seconds, as those of
 * others do.
 */
export const queryMs = 20_000;
