/** Texts of the demo password page. */
export interface Words {
  readonly badge: string;
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  readonly submit: string;
  readonly finished: string;
  readonly home: string;
  readonly unreachable: string;
}

const thai: Words = {
  badge: 'หน้าของแพลตฟอร์ม (สาธิต)',
  title: 'ตั้งรหัสผ่านใหม่',
  label: 'รหัสผ่านใหม่',
  hint: 'อย่างน้อย 8 ตัว ไม่ใช้คำที่คนใช้บ่อย ชื่อ หรือเบอร์ของคุณ',
  submit: 'บันทึกรหัสผ่าน',
  finished: 'ตั้งรหัสผ่านใหม่เรียบร้อยแล้ว เข้าสู่ระบบได้เลย',
  home: 'ไปหน้าเข้าสู่ระบบ',
  unreachable: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาลองใหม่',
};

const english: Words = {
  badge: 'Platform page (demo)',
  title: 'Set a new password',
  label: 'New password',
  hint: 'At least 8 characters, without common words, your name or your number',
  submit: 'Save password',
  finished: 'Your new password is set. You can log in now.',
  home: 'Go to the login page',
  unreachable: 'Cannot reach the server. Please try again.',
};

/** The page's texts in a language. */
export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);
