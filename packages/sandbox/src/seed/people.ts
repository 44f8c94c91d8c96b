import type { ThirdParty } from '#api/primitives.ts';

/** An invented person with an account at a third party. */
export interface Person {
  readonly subject: string;
  readonly name: string;
}

const people: Readonly<Record<ThirdParty, readonly Person[]>> = {
  line: [
    { subject: 'anong', name: 'อนงค์ แสงจันทร์' },
    { subject: 'boonmee', name: 'บุญมี ทองแท้' },
    { subject: 'chai', name: 'ชัย ลมทะเล' },
  ],
  facebook: [
    { subject: 'dao', name: 'ดาว เหนือเมฆ' },
    { subject: 'ek', name: 'เอก นาคำ' },
    { subject: 'fon', name: 'ฝน พรำพร่าง' },
  ],
  google: [
    { subject: 'gaew', name: 'แก้ว ใสสะอาด' },
    { subject: 'hong', name: 'หงส์ บินไกล' },
    { subject: 'kamol', name: 'กมล บานเช้า' },
  ],
};

/** The people who can sign in with a third party. */
export const peopleOf = (provider: ThirdParty): readonly Person[] => people[provider];
