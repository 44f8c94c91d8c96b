import type { LocalText } from '../language.ts';
import type { CatalogueGame, CatalogueVendor } from './catalogue.types.ts';

// Covers keep their short title, because drawn text cannot wrap.
export function lengthenGame(game: CatalogueGame): CatalogueGame {
  return {
    ...game,
    name: {
      th: `${game.name.th} ตอนการผจญภัยครั้งยิ่งใหญ่ในดินแดนแห่งโชคลาภที่ไม่มีวันสิ้นสุด ฉบับสมบูรณ์พิเศษ`,
      en: `${game.name.en}: The Extraordinarily Long Adventure Through the Land of Neverending Fortune, Deluxe Edition`,
    },
  };
}

/** A vendor with a very long name. */
export function lengthenVendor(vendor: CatalogueVendor): CatalogueVendor {
  return {
    ...vendor,
    name: {
      th: `${vendor.name.th} อินเตอร์เนชั่นแนลเอ็นเตอร์เทนเมนต์กรุ๊ป`,
      en: `${vendor.name.en} International Entertainment Group`,
    },
  };
}

/** A very long lottery name. */
export function lengthenLottery({ th, en }: LocalText): LocalText {
  return {
    th: `${th} งวดพิเศษรางวัลใหญ่ประจำฤดูกาลแห่งโชคลาภเพื่อคนรักตัวเลขโดยเฉพาะ`,
    en: `${en}: The Special Seasonal Grand Prize Edition for Lovers of Numbers`,
  };
}

/** A very long nickname. */
export function lengthenNickname(nickname: string): string {
  return `${nickname}ผู้รักการผจญภัยในวิหารทองคำริมแม่น้ำเจ้าพระยา`;
}
