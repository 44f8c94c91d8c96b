/** Whether a text can name a brand: at most 40 small letters, digits and single dashes between them. */
export const isBrandId = (text: string): boolean => text.length <= 40 && /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(text);
