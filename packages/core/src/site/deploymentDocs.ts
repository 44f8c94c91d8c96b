import type { Deployment } from './deployment.ts';

/** What each key of `deployment.json` means, for operators: the descriptions of the published schema. */
export const deploymentDocs: Readonly<Record<keyof Deployment, string>> = {
  origin: 'Where players open the site, such as https://site.example; "" where it is not stated.',
  apiBase: 'Origin of the platform, such as https://api.example; "" for the site’s own.',
  merchant: 'How the platform names this site.',
  channel: 'The channel that the platform knows this site by.',
  brand: 'One of the brands in the build; "" for the default one.',
  brandFile: 'Path of a brand file on the site’s own origin, which changes the brand without a build; null for none.',
  imageHosts: 'Hosts that pictures may come from; "*.cdn.example" for one level of subdomains.',
  gameHosts: 'Hosts that games are loaded from, in a frame; "*.play.example" for one level of subdomains.',
  serviceHosts: 'Hosts of customer services.',
  linkHosts: 'Hosts of downloads, social channels, licence registers and payment pages.',
  iosLiteResource: 'Name of the platform’s resource with the profile of iOS lite; null for none.',
  siteHosts: 'Other hosts of this site, whose speed is measured.',
  thirdPartyUrl: 'Page of this site that leads to LINE, Facebook and Google; null where there is none.',
  identityUrl: 'Where an external identity service is asked to send and check codes; null where there is none.',
  missing:
    'Operations of the contract that the platform does not have, such as "helpVote": what asks for one is not shown. deploy:files adds those that an adapter does not map, and the pages that are made of them.',
  policy: 'What has to be known before the platform has answered: how far a session reaches.',
  membersOnly: 'Whether a first visit begins at the login.',
  analytics: 'Whether Google Analytics may be used where the platform names an id and the player agrees.',
  errorUrl: 'Where errors are reported for players who agree to statistics; null for nowhere.',
  viewUrl: 'Where views of pages are reported for players who agree to statistics; null for nowhere.',
  offline: 'Whether browsers keep the site for a start without a connection; false removes what they have kept.',
  cipherKey: 'Key for sealed bodies: 32 bytes in base64.',
};
