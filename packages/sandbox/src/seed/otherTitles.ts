import { type Motif, motifs } from '#demo/art/motifs.ts';

/** A name in both languages, and the motif of its cover. */
export type Title = readonly [th: string, en: string, motif: Motif];

/** Parses titles of the form `ไทย=English:motif`. */
function titles(text: string): readonly Title[] {
  return text
    .trim()
    .split(/,\s*/)
    .map((entry) => {
      const [, th, en, name] = /^(.+)=(.+):(\w+)$/.exec(entry) ?? [];
      const motif = motifs.find((known) => known === name);
      if (th === undefined || en === undefined || motif === undefined) throw new Error(`not a title: ${entry}`);
      return [th, en, motif];
    });
}

/** The PVP games by vendor. */
export const pvpTitles: Readonly<Record<string, readonly Title[]>> = {
  PDNG: titles(`
    ป๊อกเด้งริมคลอง=Canalside Pok Deng:lotus, ป๊อกเก้าพารวย=Lucky Pok Nine:gold, เด้งคู่ชูโชค=Double Deng:fire,
    ตองเศรษฐี=Triple Tycoon:gems, ป๊อกเด้งหน้าวัด=Temple Fair Pok Deng:temple, สามเหลืองเรืองทรัพย์=Royal Three:tiger,
    ป๊อกเด้งสายฟ้า=Thunder Pok Deng:stars, ป๊อกแปดเสี่ยงทาย=Fortune Pok Eight:moon, อยู่หรือจั่ว=Stay or Draw:dragon,
    ป๊อกเด้งเจ้ามือใจดี=Kind Dealer Pok Deng:garden, ป๊อกเด้งคืนเพ็ญ=Full Moon Pok Deng:moon, ป๊อกเด้งวัดดวง=Showdown Pok Deng:boxing
  `),
  CRDH: titles(`
    ไพ่แคงท่าเรือ=Harbour Kaeng:sea, ดัมมี่กัปตัน=Captain Dummy:stars, เก้าเกสามเกลอ=Three Pals Kao Ke:fruit,
    ดัมมี่เจ้าสมุทร=Ocean King Dummy:naga, โป๊กเกอร์เรือสำเภา=Junk Ship Poker:dragon, ไพ่ผสมสิบนำโชค=Lucky Tens:gold,
    ดัมมี่คลื่นทอง=Golden Wave Dummy:sea, แคงด่วนทันใจ=Quick Kaeng:fire, ไพ่สามกองตลาดน้ำ=Floating Market Trio:garden,
    ดัมมี่แสงประภาคาร=Lighthouse Dummy:moon, ไพ่แคงลูกทะเล=Seaborn Kaeng:sea, โป๊กเกอร์มังกรน้ำ=Water Dragon Poker:dragon
  `),
  FANG: titles(`
    เก้าเกพัดทอง=Golden Fan Kao Ke:gold, นกกระจอกมังกรหยก=Jade Dragon Mahjong:dragon, ไพ่พัดเก้าใบ=Nine Fan Cards:lotus,
    ไพ่สามก๊กชิงเมือง=Three Kingdoms Duel:temple, นกกระจอกพัดแดง=Red Fan Mahjong:fire, เก้าเกเศรษฐี=Tycoon Kao Ke:gems,
    ประลองไพ่ป่าไผ่=Bamboo Card Duel:garden, ไพ่สิบสามใบพัดเหล็ก=Iron Fan Thirteen:tiger, นกกระจอกคืนจันทร์=Moonlit Mahjong:moon,
    ไพ่ดอกเหมย=Plum Blossom Cards:lotus, ไพ่สิบสามใบโรงน้ำชา=Teahouse Thirteen:fruit, เสี่ยงไพ่เทพเจ้า=Deity Cards:naga
  `),
  TBLT: titles(`
    ไพ่แคงวงเพื่อน=Friendly Kaeng:fruit, ดัมมี่วงใหญ่=Big Table Dummy:elephant, ป๊อกเด้งกลางซอย=Soi Pok Deng:temple,
    ดัมมี่น็อกมืด=Blind Knock Dummy:boxing, โป๊กเกอร์ล้อมวง=Round Table Poker:gems, เก้าเกวงเล็ก=Small Table Kao Ke:stars,
    ป๊อกเด้งวันรวมญาติ=Family Pok Deng:garden, ไพ่ผสมสิบหลังเลิกงาน=After Work Tens:moon, หมากฮอสชิงแชมป์=Checkers Champion:tiger,
    โดมิโนข้างบ้าน=Neighbour Dominoes:elephant, ไพ่สามกองยอดฝีมือ=Masters of Three:gold, ไพ่จับคู่คู่ปรับ=Rival Pairs:football
  `),
};

/** The FISH games by vendor. */
export const fishTitles: Readonly<Record<string, readonly Title[]>> = {
  DPRF: titles(`
    ล่าปลาแนวปะการังลึก=Deep Reef Hunt:sea, ฉลามทองคำ=Golden Shark:gold, ราชาหมึกยักษ์=Squid King:sea,
    ล่ามังกรสมุทร=Sea Dragon Hunt:dragon, ขุมทรัพย์แนวปะการัง=Reef Treasure:gems, กระเบนราตรี=Night Ray:moon,
    เต่าทะเลพารวย=Lucky Sea Turtle:sea, ถล่มฝูงปลา=Shoal Buster:fire
  `),
  CRLH: titles(`
    นักล่าปะการัง=The Coral Hunter:sea, ปูยักษ์แตกกระจาย=Giant Crab Blast:fire, ปักเป้าจอมป่วน=Puffer Trouble:sea,
    ม้าน้ำนำโชค=Lucky Seahorse:stars, นางเงือกกับไข่มุก=Mermaid Pearls:gems, ไล่ล่าวาฬสีคราม=Blue Whale Chase:sea,
    เรือดำน้ำล่าทอง=Gold Submarine:gold, กุ้งมังกรเกราะเพชร=Diamond Lobster:gems
  `),
  KOIP: titles(`
    ขบวนปลาคาร์ป=Parade of Koi:lotus, ปลาคาร์ปเหินฟ้า=Flying Koi:stars, สระบัวมหาสมบัติ=Lotus Pond Riches:lotus,
    พญานาคเฝ้าสระ=Naga of the Pond:naga, ปลาทองหรรษา=Happy Goldfish:gold, ปลากัดชิงเจ้า=Betta Battle:boxing,
    ปลาบึกแม่โขง=Mekong Giant:naga, ยิงปลางานวัด=Temple Fair Fishing:temple
  `),
  ABYS: titles(`
    ดำดิ่งห้วงลึก=Into the Abyss:sea, ปีศาจคราเคน=Abyss Kraken:sea, ปลาโคมเรืองแสง=Glowing Angler:moon,
    จระเข้บาดาล=Deep Crocodile:tiger, แมงกะพรุนสายฟ้า=Thunder Jellyfish:stars, นครบาดาล=Sunken City:temple,
    ระเบิดท้องทะเล=Deep Sea Bomb:fire, เจ็ดคาบสมุทร=Seven Seas:dragon
  `),
};
