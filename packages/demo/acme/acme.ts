import { gameRoutes, picture } from './games.ts';
import { type Routes, dispatch, thaiTime } from './http.ts';
import { memberRoutes } from './members.ts';
import { paymentRoutes, settlePayment } from './payments.ts';
import { endPayout, payoutRoutes } from './payouts.ts';
import { mayAsk, playSlot } from './slotServer.ts';
import { createWorld } from './world.ts';

/** The path before all calls of the platform. */
export const acmeBase = '/v2';

/** What everybody may read. */
const publicRoutes: Routes = {
  'GET /status': ({ world }) => ({ open: true, opens_at: null, clock: thaiTime(world.now()) }),
  'GET /brand': () => ({ code: 'acme', sign: '฿', adult_from: 20 }),
  'GET /news': ({ say }) => [{ id: 'N-1', title: say({ th: 'ยินดีต้อนรับ', en: 'Welcome' }), text: 'Acme' }],
};

const routes = { ...publicRoutes, ...memberRoutes, ...gameRoutes, ...paymentRoutes, ...payoutRoutes };

export interface AcmeOptions {
  /** Ms since 1970. @default the clock of this machine */
  readonly now?: () => number;
  /** Floats in [0, 1), which decide where reels stop. @default Math.random */
  readonly random?: () => number;
}

/**
 * Acme, a small platform that differs from the contract wherever a platform can: REST paths with ids, values without an
 * envelope, whole satang, cookies with a minute of access, names with underscores, codes of its own, Thai time, cursors, no
 * keys against repeats, games by slug. It exists to prove adapters, and shares nothing with the sandbox.
 */
export function createAcme({ now = Date.now, random = Math.random }: AcmeOptions = {}) {
  const world = createWorld({ now, random });
  const { ledger, payments, payouts } = world;
  return {
    /** Answers the platform's calls, the pictures of its games, and what the page of its slots asks. */
    async fetch(request: Request): Promise<Response> {
      const { pathname, searchParams } = new URL(request.url);
      if (request.method === 'OPTIONS') return mayAsk();
      if (pathname.startsWith('/pictures/')) return picture(pathname);
      if (pathname.endsWith('/api/session')) return playSlot(world, 'session', Object.fromEntries(searchParams));
      if (pathname.endsWith('/api/spin')) {
        return playSlot(world, 'spin', (await request.json()) as Record<string, unknown>);
      }
      return dispatch(routes, world, acmeBase, request);
    },
    /** What its back office sees and does. */
    office: {
      ...{ payments, payouts },
      settle: (reference: string) => settlePayment(world, reference),
      end: (reference: string, state: 'paid' | 'returned') => endPayout(world, reference, state),
      /** Of all places together: always 0. */
      sum: () => ledger.sum(),
      balance: (memberId: string) => ledger.balance(`member:${memberId}`),
      /** Ends every session, as a restart of the platform does. */
      forgetSessions: () => world.sessions.clear(),
    },
    operations: Object.keys(routes),
  };
}
export type Acme = ReturnType<typeof createAcme>;
