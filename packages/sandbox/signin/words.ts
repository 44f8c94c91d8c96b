/** What the page says. Thai first. */
export interface Words {
  readonly badge: string;
  readonly title: (provider: string) => string;
  readonly about: string;
  readonly cancel: string;
  readonly failed: string;
  readonly finished: string;
}

const thai: Words = {
  badge: 'ระบบสาธิต ไม่ใช่บริการจริง',
  title: (provider) => `เข้าสู่ระบบด้วยบัญชี ${provider}`,
  about: 'เลือกคนที่สมมติขึ้นหนึ่งคน เว็บไซต์จะได้รับเพียงชื่อของคนนั้น',
  cancel: 'ยกเลิก',
  failed: 'ทำรายการไม่สำเร็จ กรุณาลองใหม่',
  finished: 'เรียบร้อยแล้ว ปิดหน้าต่างนี้ได้เลย',
};

const english: Words = {
  badge: 'A demonstration, not the real service',
  title: (provider) => `Sign in with your ${provider} account`,
  about: 'Choose one of these invented people. The site learns nothing but their name.',
  cancel: 'Cancel',
  failed: 'That did not work. Please try again.',
  finished: 'Done. You can close this window.',
};

export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);

export const providerNames: Readonly<Record<string, string>> = { line: 'LINE', facebook: 'Facebook', google: 'Google' };
