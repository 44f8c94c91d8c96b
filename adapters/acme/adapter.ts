import { type Json, type Target, defineAdapter } from '#adapter/adapter.ts';
import { amounts } from '#adapter/amounts.ts';
import { cursorPages } from '#adapter/cursorPages.ts';
import { sessions } from '#adapter/sessions.ts';
import { refusal } from './codes.ts';
import { bet, game, slugOf } from './games.ts';
import { movement, payment, payout, payoutMethod, pin } from './money.ts';

const { baht, satang } = amounts;
/** Acme limits no days, so that any moment does. */
const resetAfterMs = 86_400_000;

/** A list of Acme, which is read by cursors. */
const pages = <const To extends Target>(to: To) => ({
  to,
  cursor: ({ next_cursor }: Json): string | null => next_cursor,
  rows: ({ items }: Json): readonly Json[] => items,
});

/** The site in front of Acme (`packages/demo/acme`), which differs from the contract wherever a platform can. */
export const adapter = defineAdapter({
  name: 'acme',
  base: process.env['ACME_URL'] ?? 'https://api.acme.example/v2',
  session: sessions.cookie({
    cookie: 'sid',
    csrf: { header: 'X-Csrf', from: ({ headers }) => headers.get('X-Csrf') ?? undefined },
    endsInS: (json) => json?.access_seconds,
    renew: 'POST /sessions/renew',
  }),
  refusal,
  flags: { USERNAMEREG3: false },
  picture(path) {
    const [, studio] = /^RNG_LIST_VENDOR\/([a-z]+)-COLOR\.png$/.exec(path) ?? [];
    return studio === undefined ? null : `/pictures/studios/${studio}.svg`;
  },
  operations: {
    systemStatus: {
      to: 'GET /status',
      answer: ({ open, opens_at, clock }: Json) => ({
        ...{ maintenance: !open, regionRestriction: false, maintenanceEnd: opens_at, serverTime: clock },
        location: { ip: '' },
      }),
    },
    systemPermission: {
      to: 'GET /brand',
      answer: ({ code, sign, adult_from: minAge }: Json) => ({
        ...{ merchantCode: code, channel: 'WEB', currencySymbol: sign },
        // Acme takes a call that comes twice for two.
        policy: { idempotency: 'none' as const, minAge, passkeys: 'off' as const, session: { idleMinutes: 0 } },
      }),
    },
    announcementList: {
      to: 'GET /news',
      answer: (news: Json) => ({
        player: news.map(({ id, title, text }: Json) => ({ id, title, content: text })),
        ...{ success: true, banners: [], popup: [], promotion: [] },
      }),
    },

    sessionLogin: async ({ type, username, password }, call) => {
      if (type !== 'username') return { refused: 'operation_not_allowed' };
      const answer = await call.send('POST /sessions', { body: { user_name: username, pass_phrase: password } });
      return { token: await call.open(answer), firstTimeLogin: false, passwordExpired: false };
    },
    sessionLogout: { to: 'DELETE /sessions/current', answer: () => null },
    memberInfo: {
      to: 'GET /me',
      answer: ({ id, user_name, display_name }: Json) => ({ account: user_name, id, nickname: display_name, type: 0 }),
    },
    memberLanguageUpdate: async ({ language }, call) => {
      if (call.session !== null) await call.send('PATCH /me', { body: { lang: language.toLowerCase() } });
      return null;
    },
    walletBalance: {
      to: 'GET /me/balance',
      answer: ({ playable_satang, on_its_way_satang }: Json) => ({
        sumBalance: baht(playable_satang),
        ...{ withdrawable: baht(playable_satang), held: baht(on_its_way_satang) },
      }),
    },
    walletMerchant: async () => ({ isSingle: true }),

    gameMenuList: async ({ language }) => [
      { gameType: 'RNG', name: language === 'EN' ? 'Slots' : 'สล็อต', page: '/rng' },
    ],
    gameVendorList: {
      to: 'GET /studios',
      answer: (studios: Json) => {
        const rest = { gameType: 'RNG' as const, isHot: false };
        const cards = studios.map(({ code, title }: Json) => ({
          ...{ vassalage: code, displayName: title, accountTypeId: code, ...rest },
        }));
        return { data: { lanes: [{ title: 'RNG' as const, cards, gameClassify: [] }] } };
      },
    },
    gameVendorType: async () => ({ gameTypes: ['RNG'] }),
    gameList: cursorPages('gameList', {
      ...pages('GET /games'),
      query: ({ vassalage, gameName }) => ({ studio: vassalage || null, q: gameName || null }),
      answer: ({ rows, totalPages, input }) =>
        input.gameType === 'RNG' ? { games: rows.map(game), totalPages } : { games: [], totalPages: 0 },
    }),
    gameHot: { to: 'GET /games/popular', answer: (games: Json) => ({ list: games.map(game), footer: [] }) },
    gameLaunch: async ({ nodeId, language, backUrl }, call) => {
      const slug = await slugOf(nodeId, call);
      if (slug === undefined) return { refused: 'game_not_found' };
      const body = { lang: language.toLowerCase(), home_url: backUrl };
      const { json } = await call.send('POST /games/{slug}/launches', { path: { slug }, body });
      return { content: json.play_url, gameName: json.title };
    },
    memberBets: cursorPages('memberBets', {
      ...pages('GET /bets'),
      query: ({ from, to }) => ({ from, to }),
      answer: ({ rows, totalPages, answer: { json } }) => {
        const [stake, win] = [baht(json.stake_satang), baht(json.prize_satang)];
        const profit = baht(json.prize_satang - json.stake_satang);
        const totals = { count: json.count, waiting: 0, stake, openStake: '0.00', win, profit };
        return { list: rows.map(bet), totalPages, totals };
      },
    }),
    memberTransactions: cursorPages('memberTransactions', {
      ...pages('GET /me/movements'),
      query: ({ from, to }) => ({ from, to }),
      answer: ({ rows, totalPages, answer: { json } }) => ({
        ...{ list: rows.map(movement), totalPages, totals: { in: baht(json.in_satang), out: baht(json.out_satang) } },
      }),
    }),

    depositMethods: {
      to: 'GET /payment-channels',
      answer: (channels: Json) => ({
        list: channels.map(({ code, title, min_satang, max_satang, presets_satang }: Json) => ({
          ...{ id: code, kind: code === 'qr' ? 'promptpay' : 'bank', name: title },
          ...{ minAmount: baht(min_satang), maxAmount: baht(max_satang), quickAmounts: presets_satang.map(baht) },
        })),
      }),
    },
    depositBonuses: async () => ({ list: [] }),
    depositCreate: {
      to: 'POST /payments',
      body: ({ methodId, amount }) => ({ channel: methodId, amount_satang: satang(amount) }),
      answer: payment,
    },
    depositOrder: { to: 'GET /payments/{reference}', answer: payment },
    depositOrders: cursorPages('depositOrders', {
      ...pages('GET /payments'),
      answer: ({ rows, totalPages }) => ({ list: rows.map(payment), totalPages }),
    }),
    depositCancel: { to: 'DELETE /payments/{reference}', answer: payment },

    paymentPasswordState: { to: 'GET /me/pin', answer: pin },
    paymentPasswordSet: {
      to: 'PUT /me/pin',
      body: ({ loginPassword, oldPassword, newPassword }) => ({
        ...{ pass_phrase: loginPassword, old_pin: oldPassword, new_pin: newPassword },
      }),
      answer: pin,
    },
    paymentPasswordCheck: {
      to: 'POST /me/pin/checks',
      body: ({ paymentPassword }) => ({ pin: paymentPassword }),
      answer: ({ ticket, valid_until }: Json) => ({ proof: ticket, expiresAt: valid_until }),
    },
    bankAccounts: {
      to: 'GET /me/bank-accounts',
      answer: (accounts: Json, { now }) => ({
        list: accounts.map(({ id, bank, bank_title, number, holder }: Json, index: number) => ({
          ...{ id, bankCode: bank, bankName: bank_title, number, holder, isDefault: index === 0, status: 'usable' },
          ...{ usableFrom: new Date(now()).toISOString(), removable: false },
        })),
        ...{ most: accounts.length, holder: accounts[0]?.holder ?? null, waitHours: 0, codeTo: null },
      }),
    },
    turnoverList: async () => ({ list: [], totalPages: 0 }),
    withdrawOptions: async (_, call) => {
      const { json: terms } = await call.send('GET /payout-terms');
      const { json: wallet } = await call.send('GET /me/balance');
      const [minAmount, maxAmount] = [baht(terms.min_satang), baht(terms.max_satang)];
      const balance = baht(wallet.playable_satang);
      return {
        ...{ balance, available: balance, held: baht(wallet.on_its_way_satang), bound: '0.00', missing: '0.00' },
        methods: [
          { id: payoutMethod, kind: 'bank', name: terms.title, minAmount, maxAmount, expectedMinutes: terms.minutes },
        ],
        // Acme limits no days, but takes one withdrawal after the other.
        today: { countLeft: 99, amountLeft: maxAmount, resetsAt: new Date(call.now() + resetAfterMs).toISOString() },
        blocked: terms.waiting && { code: 'withdraw_waiting', until: null, reference: terms.waiting },
        ...{ requirements: [], factors: ['password'], asksReceipt: false, receiptMinutes: 0 },
      };
    },
    withdrawQuote: {
      to: 'GET /payout-quote',
      query: ({ amount }) => ({ amount_satang: satang(amount) }),
      answer: ({ fee_satang, expected_at }: Json, _, { input }) => ({
        ...{ fee: baht(fee_satang), arrives: baht(satang(input.amount) - fee_satang), expectedBy: expected_at },
      }),
    },
    withdrawCreate: {
      to: 'POST /payouts',
      body: ({ bankAccountId, amount, proof }) => ({
        ...{ bank_account: bankAccountId, amount_satang: satang(amount), ticket: proof },
      }),
      answer: payout,
    },
    withdrawOrder: { to: 'GET /payouts/{reference}', answer: payout },
    withdrawOrders: cursorPages('withdrawOrders', {
      ...pages('GET /payouts'),
      answer: ({ rows, totalPages }) => ({ list: rows.map(payout), totalPages }),
    }),
    withdrawCancel: { to: 'DELETE /payouts/{reference}', answer: payout },
  },
});
