import banner from '#locales/th/banner.json';
import errors from '#locales/th/errors.json';
import frame from '#locales/th/frame.json';
import home from '#locales/th/home.json';
import notices from '#locales/th/notices.json';
import shared from '#locales/th/shared.json';
import slots from '#locales/th/slots.json';

/** The words of the first view in Thai, in which they are written first; the other languages have the same shape. */
export const words = { banner, errors, frame, home, notices, shared, slots };
export type Words = typeof words;
