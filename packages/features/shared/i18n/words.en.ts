import banner from '#locales/en/banner.json';
import errors from '#locales/en/errors.json';
import frame from '#locales/en/frame.json';
import home from '#locales/en/home.json';
import notices from '#locales/en/notices.json';
import shared from '#locales/en/shared.json';
import slots from '#locales/en/slots.json';
import type { Words } from './words.th.ts';

/** The words of the first view in English. */
export const words: Words = { banner, errors, frame, home, notices, shared, slots };
