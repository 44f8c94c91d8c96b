import type { FlowNames } from './names.ts';

/** The operation of a money flow, at the end of the contract of transfers. */
export const flowContract = ({ folder, operation }: FlowNames): string => `
export const ${operation} = defineOperation({
  id: '${operation}',
  method: 'POST',
  path: '/wps/member/${folder}',
  effect: 'money',
  changes: [
    'walletBalance',
    'memberPublicState',
    'messageUnread',
    'messageList',
    'walletList',
    'memberTransactions',
    'withdrawOptions',
    'memberTransfers',
    'uplineInfo',
    'agentOverview',
    'agentTransactions',
    'agentDownline',
    'agentStatement',
    'memberEvents',
  ],
  auth: 'member',
  body: 'sealed',
  refusals: ['proof_expired', 'amount_out_of_range', 'turnover_missing', 'withdraw_resting', 'transfer_daily'],
  input: v.object({
    /** The user name of the receiver. */
    receiver: v.pipe(v.string(), notEmpty),
    amount: typedAmount,
    /** From \`paymentPasswordCheck\`. */
    proof: v.string(),
  }),
  /** \`balance\` is that of the member afterwards; null where it is not known. */
  output: v.object({ reference, at: isoDateTime, amount, balance: v.nullable(amount) }),
});
export const ${operation}Docs: OperationDocs<typeof ${operation}> = {
  summary: 'Transfers a sum to another member at once. It cannot be undone.',
  example: { receiver: 'somchai', amount: '100.00', proof: 'unknown' },
  assumed: true,
};
`;

/** The handler, which moves the money in the ledger by the rules of every transfer between members. */
export const flowHandler = ({ operation, title }: FlowNames): string => `
/**
 * ${title}: a transfer to another member. A name that cannot receive money uses the proof up, so that names cannot be tried out one
 * after the other; the refusal does not say why it cannot.
 */
export const ${operation}: Handler<typeof contract.${operation}> = (context, { receiver, ...asked }) => {
  const { sandbox, member, session } = context;
  const to = memberByAccount(sandbox, accountName(receiver));
  if (to !== undefined && to.id !== member.id && !isTrial(to) && restOf(sandbox, to.id) === null) {
    return makeTransfer(context, to, asked);
  }
  const spent = spendProof(sandbox, member, session, asked.proof);
  return spent.ok ? refuse('account_unknown', { keepsWrites: true }) : spent;
};
`;

/** What the handler imports: the names, by module. */
export const flowHandlerImports: Readonly<Record<string, readonly string[]>> = {
  '../accounts/accounts.ts': ['accountName', 'memberByAccount'],
  '../accounts/paymentPasswords.ts': ['spendProof'],
  '../accounts/roles.ts': ['isTrial'],
  '../money/transfers.ts': ['makeTransfer'],
  '../play/protections.ts': ['restOf'],
  '../refusal.ts': ['refuse'],
};

/** The scene in which the operation succeeds. */
export const flowScene = ({ operation }: FlowNames): string => `${operation}: [
  {
    scenario: 'transfers',
    async prepare(platform) {
      const input = { receiver: 'somchai', amount: '100.00', proof: await proveMoney(platform) };
      return () => platform.client.call(${operation}, input, newKey());
    },
  },
]`;
