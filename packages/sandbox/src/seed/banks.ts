import type { LocalText } from '../language.ts';

/** A bank whose accounts can receive withdrawals. All are invented. */
export interface SeedBank {
  readonly code: string;
  readonly name: LocalText;
  /** The letters of its mark. */
  readonly mark: string;
  /** The accepted lengths of an account number. */
  readonly digits: readonly number[];
  readonly available: boolean;
  /** Index of its palette. */
  readonly palette: number;
}

export const banks: readonly SeedBank[] = [
  bank('LOTUS', { th: 'ธนาคารดอกบัว', en: 'Lotus Bank' }, 'LOTUS', [10], 1),
  bank('CHANG', { th: 'ธนาคารช้างทอง', en: 'Golden Elephant Bank' }, 'CHANG', [10], 2),
  bank('RIVER', { th: 'ธนาคารเจ้าพระยา', en: 'Chao Phraya Bank' }, 'RIVER', [10], 3),
  bank('NAGA', { th: 'ธนาคารนาคา', en: 'Naga Bank' }, 'NAGA', [10], 4),
  bank('RICE', { th: 'ธนาคารรวงข้าว', en: 'Rice Sheaf Bank' }, 'RICE', [12], 5),
  bank('SAVE', { th: 'ธนาคารออมใจ', en: 'Omjai Savings Bank' }, 'SAVE', [12, 15], 0),
  { ...bank('STAR', { th: 'ธนาคารดาวเหนือ', en: 'North Star Bank' }, 'STAR', [10], 6), available: false },
];

function bank(code: string, name: LocalText, mark: string, digits: readonly number[], palette: number): SeedBank {
  return { code, name, mark, digits, available: true, palette };
}

export const bankOf = (code: string): SeedBank | undefined => banks.find((each) => each.code === code);
