/** Texts of the demo sign-in page. */
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
  about: 'เลือกบุคคลสมมติหนึ่งคน เว็บไซต์จะได้รับเพียงชื่อของบุคคลนั้น',
  cancel: 'ยกเลิก',
  failed: 'ทำรายการไม่สำเร็จ กรุณาลองใหม่',
  finished: 'เรียบร้อยแล้ว ปิดหน้าต่างนี้ได้เลย',
};

const english: Words = {
  badge: 'Demo – not the real service',
  title: (provider) => `Sign in with your ${provider} account`,
  about: 'Choose one of these fictional people. The site receives only their name.',
  cancel: 'Cancel',
  failed: 'Something went wrong. Please try again.',
  finished: 'Done. You can close this window.',
};

/** The page's texts in a language. */
export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);

/** Display names of the third parties by their id. */
export const providerNames: Readonly<Record<string, string>> = { line: 'LINE', facebook: 'Facebook', google: 'Google' };
