/** Lets `vi.waitFor` wait as long as queries do: its own second is too short on a busy machine. */
import { vi } from 'vitest';
import { queryMs } from './queryMs.ts';

const { waitFor } = vi;
vi.waitFor = (callback, options = queryMs) => waitFor(callback, options);
