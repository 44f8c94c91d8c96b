/** Whether the site runs as an installed app, without the bars of a browser. iPhones say it in a way of their own. */
export const runsAsApp = (): boolean =>
  matchMedia('(display-mode: standalone)').matches || ('standalone' in navigator && navigator.standalone === true);
