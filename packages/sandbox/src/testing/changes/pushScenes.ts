import { pushEnd, pushSettings, pushSettingsDocs, pushSubscribe } from '#api/push.ts';
import { browserInput } from '../push.ts';
import { type Scenes, calling } from './scenes.ts';

/** Notifications on devices. */
export const pushScenes: Scenes = {
  pushSubscribe: [calling(pushSubscribe, browserInput(1))],
  pushSettings: [calling(pushSettings, pushSettingsDocs.example)],
  pushEnd: [
    {
      async prepare({ client }) {
        await client.call(pushSubscribe, browserInput(1));
        return () => client.call(pushEnd, { id: 'this' });
      },
    },
  ],
};
