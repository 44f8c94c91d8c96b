/** A country whose mobile numbers are accepted at sign-up (REG-02c). */
export interface Country {
  /** ISO 3166 code. */
  readonly country: string;
  readonly dialingCode: string;
  /** The length of a national number, including its leading zero; null where it varies. */
  readonly digits: number | null;
  /** True when the dialling code replaces the leading zero of a national number. */
  readonly leadingZero: boolean;
}

/** The supported countries, the operator's own first. */
export const countries: readonly [Country, ...Country[]] = [
  { country: 'TH', dialingCode: '66', digits: 10, leadingZero: true },
  { country: 'LA', dialingCode: '856', digits: 11, leadingZero: true },
  { country: 'MM', dialingCode: '95', digits: null, leadingZero: true },
  { country: 'KH', dialingCode: '855', digits: null, leadingZero: true },
  { country: 'VN', dialingCode: '84', digits: 10, leadingZero: true },
  { country: 'MY', dialingCode: '60', digits: null, leadingZero: true },
  { country: 'SG', dialingCode: '65', digits: 8, leadingZero: false },
  { country: 'ID', dialingCode: '62', digits: null, leadingZero: true },
  { country: 'PH', dialingCode: '63', digits: 11, leadingZero: true },
  { country: 'CN', dialingCode: '86', digits: 11, leadingZero: false },
  { country: 'HK', dialingCode: '852', digits: 8, leadingZero: false },
  { country: 'TW', dialingCode: '886', digits: 10, leadingZero: true },
  { country: 'JP', dialingCode: '81', digits: 11, leadingZero: true },
  { country: 'KR', dialingCode: '82', digits: 11, leadingZero: true },
];
