import { memberCentrePages } from './everyPage.testing.ts';
import { testEveryFault } from './everyScreen.testing.ts';

testEveryFault(memberCentrePages);
