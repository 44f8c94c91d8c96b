/** What the page says. Thai first. */
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
  hint: 'ตัวอักษรอังกฤษและตัวเลข 8-20 ตัว ต้องมีทั้งสองอย่าง',
  submit: 'บันทึกรหัสผ่าน',
  finished: 'ตั้งรหัสผ่านใหม่เรียบร้อยแล้ว เข้าสู่ระบบได้เลย',
  home: 'ไปหน้าเข้าสู่ระบบ',
  unreachable: 'ติดต่อเซิร์ฟเวอร์ไม่ได้ กรุณาลองใหม่',
};

const english: Words = {
  badge: 'A page of the platform (demonstration)',
  title: 'Set a new password',
  label: 'New password',
  hint: '8 to 20 English letters and digits, some of each',
  submit: 'Save the password',
  finished: 'Your new password is set. You can log in with it.',
  home: 'Go to the login page',
  unreachable: 'The server cannot be reached. Please try again.',
};

export const wordsIn = (language: 'th' | 'en'): Words => (language === 'en' ? english : thai);
