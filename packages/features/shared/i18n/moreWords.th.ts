import footer from '#locales/th/footer.json';
import launch from '#locales/th/launch.json';
import login from '#locales/th/login.json';
import service from '#locales/th/service.json';
import system from '#locales/th/system.json';

/** The words of what comes later in Thai: dialogs, the foot of the page. */
export const words = { footer, launch, login, service, system };
export type MoreWords = typeof words;
