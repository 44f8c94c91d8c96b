/** Where the pages of third parties live that the sandbox plays itself: a game, a chat, and what stands in for the apps. */
export const gamePath = '/sandbox-games/slot/';
export const chatPath = '/sandbox-service/chat/';
export const appPath = '/sandbox-service/app/';
/** The phone, with the codes and e-mails that this world has sent. */
export const phonePath = '/sandbox-service/phone/';
/** LGN-10: where a third party asks who somebody is. */
export const signInPath = '/sandbox-service/signin/';
/** Where the link of an e-mail leads that somebody asked for who forgot their password. */
export const newPasswordPath = '/sandbox-service/password/';
