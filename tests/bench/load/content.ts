/** A game of the reference page. The pictures are those of the sandbox. */
export interface Game {
  readonly id: string;
  readonly name: string;
  readonly vendor: string;
  readonly image: string;
}

const names = ['ถ้ำคัมภีร์', 'วังสวนลับ', 'มนตร์ไผ่ทอง', 'ดอกบัวราตรี', 'มังกรน้ำ', 'โคมลอยฟ้า', 'นาคาเจ้าสมุทร', 'ทุ่งรวงทอง'];

/** Where the catalogue of the sandbox has a picture for a game. */
const pictures = ['LTWR/100275', 'SLKR/101187', 'BNYP/101938', 'MKLA/102635'];

/** As many games as the first page of a lobby. */
export const games: readonly Game[] = Array.from({ length: 24 }, (_, index) => ({
  id: String(100_275 + index),
  name: names[index % names.length] ?? '',
  vendor: `ค่ายเกม ${index % 5}`,
  image: `/TCG_PROD_IMAGES/GAMES/${pictures[index % pictures.length]}.svg?${index}`,
}));

/** The texts of the reference page. */
export const messages = {
  brand: 'กินรี',
  logIn: 'เข้าสู่ระบบ',
  signUp: 'สมัครสมาชิก',
  search: 'ค้นหา',
  notice: 'ยินดีต้อนรับสู่แพลตฟอร์มสาธิต',
  popular: 'เกมฮิต',
  all: 'ดูทั้งหมด',
  about: 'เว็บไซต์สาธิตสำหรับวัดความเร็ว',
};

/** The pages that the reference page links to, and their names. */
export const pages = [
  ['rng', 'สล็อต'],
  ['live', 'คาสิโนสด'],
  ['fish', 'ยิงปลา'],
  ['pvp', 'เกมไพ่'],
  ['sports', 'กีฬา'],
  ['lottery', 'หวย'],
  ['promotions', 'โปรโมชัน'],
] as const;
