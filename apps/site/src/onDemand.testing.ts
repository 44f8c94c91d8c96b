import { screens } from 'virtual:screens';
import { screens as agentScreens } from 'virtual:screens/agent';
import { screens as memberScreens } from 'virtual:screens/member';
import { screens as otherScreens } from 'virtual:screens/others';

/**
 * Imports what the site loads on demand before the first test of a file begins. In tests each module is transformed when it
 * is first imported; inside a test, one chain of imports after the other would spend its time limit.
 */
const onDemand = import.meta.glob([
  './{AgentCentre,Closed,Dialogs,MemberCentre,News,SessionWatch,BarePagePart}.tsx',
  '../../../packages/features/**/*.{ts,tsx}',
  '../../../packages/ui/src/{Menu,Ticker,Toast}/*.tsx',
  '../../../packages/{api/src/cipher,core/src/catalogue/search/queriesFor}.ts',
  '!**/*.{css,samples,stories,test,testing,types}.{ts,tsx}',
]);

await Promise.all(
  [screens, otherScreens, memberScreens, agentScreens, onDemand].flatMap(Object.values).map((load) => load()),
);
