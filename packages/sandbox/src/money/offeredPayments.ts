import type { SandboxSettings } from '../settings.ts';

/** The kind of payment, and so its mark, of each deposit method of the cashier. */
const kindOf: Readonly<Record<string, string>> = { promptpay: 'qr', bank: 'bank', wallet: 'wallet', shop: 'voucher' };

/** FTR-01f: the kinds of payment that the footer names: those by which the cashier takes money, in the operator's order. */
export const offeredPayments = ({
  paymentMethods,
  depositMethods,
}: Pick<SandboxSettings, 'paymentMethods' | 'depositMethods'>): SandboxSettings['paymentMethods'] =>
  paymentMethods.filter(({ id }) => depositMethods.some((method) => kindOf[method.id] === id));
