import footer from '#locales/en/footer.json';
import launch from '#locales/en/launch.json';
import login from '#locales/en/login.json';
import service from '#locales/en/service.json';
import system from '#locales/en/system.json';
import type { MoreWords } from './moreWords.th.ts';

/** The words of what comes later in English. */
export const words: MoreWords = { footer, launch, login, service, system };
