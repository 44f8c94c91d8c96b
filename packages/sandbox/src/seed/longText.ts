import type { CatalogueGame, CatalogueVendor, LocalText } from './catalogue.ts';

// Covers keep their short title: what is drawn cannot wrap, what is written must.
export function lengthenGame(game: CatalogueGame): CatalogueGame {
  return {
    ...game,
    name: {
      th: `${game.name.th} ตอนการผจญภัยครั้งยิ่งใหญ่ในดินแดนแห่งโชคลาภที่ไม่มีวันสิ้นสุด ฉบับสมบูรณ์พิเศษ`,
      en: `${game.name.en}: The Extraordinarily Long Adventure Through the Land of Neverending Fortune, Deluxe Edition`,
    },
  };
}

export function lengthenVendor(vendor: CatalogueVendor): CatalogueVendor {
  return {
    ...vendor,
    name: {
      th: `${vendor.name.th} อินเตอร์เนชั่นแนลเอ็นเตอร์เทนเมนต์กรุ๊ป`,
      en: `${vendor.name.en} International Entertainment Group`,
    },
  };
}

export function lengthenLottery({ th, en }: LocalText): LocalText {
  return {
    th: `${th} งวดพิเศษรางวัลใหญ่ประจำฤดูกาลแห่งโชคลาภเพื่อคนรักตัวเลขโดยเฉพาะ`,
    en: `${en}: The Special Seasonal Grand Prize Edition for Lovers of Numbers`,
  };
}

export function lengthenNickname(nickname: string): string {
  return `${nickname}ผู้รักการผจญภัยในวิหารทองคำริมแม่น้ำเจ้าพระยา`;
}
