import type { Drawing } from '../brush.ts';
import type { Motif } from '../motifs.ts';
import type { Random } from '../random.ts';
import { drawings } from './drawings.ts';

// Words of a title that suggest a drawing: one pattern per drawing, in the order of `drawings`.
const hints: Readonly<Record<Motif, readonly RegExp[]>> = {
  dragon: [/wyrm|river|sky|storm/, /scale|king|lord|roar|breath/, /pearl|ring|coil|egg/],
  fruit: [
    /cherr|berr|jackpot/,
    /mangosteen|queen/,
    /lime|lemon|orange|citrus|juic|sour/,
    /pineapple|tropic|sugar|mango /,
    /melon|summer|slice/,
  ],
  temple: [/chedi|stupa|spire|pagoda|bell/, /palace|hall|house|ayutthaya|monk/, /dawn|arun|tower|prang|lost/],
  sea: [/wave|tide|storm|squall|ocean/, /fish|koi|carp/, /captain|ship|sail|junk|pirate/, /pearl|shell|coral|mermaid/],
  stars: [/nova|lucky star|north/, /comet|meteor|trail|shooting/, /zodiac|astro|orbit|galaxy|voyager/],
  gems: [/diamond|cascade/, /crystal|cave|mine/, /emerald|sapphire|vault/, /ruby|jewel|rosette/],
  tiger: [/crown|white|spirit|eye/, /roar|fury|wild|rage/, /jungle|prowl|hunt|stripe|run/],
  lotus: [/bloom|emperor|crown/, /mandala|thousand|petal|wheel/, /pond|silent|moon|water/],
  boxing: [/punch|knockout|elbow|iron|fist/, /glove|ringside|gym|corner/, /champ|belt|king|title/, /gong|bell|round/],
  football: [/strik|kick|shot|goal|penalt|free/, /cup|final|trophy|boot/, /club|league|stadium|derby|united/],
  elephant: [/tusk|forest|memory/, /erawan|three|triple/, /parade|royal|march|king|procession/],
  naga: [/fireball|seven|heads|guardian/, /twin|pair|queen|gate/, /river|mekong|serpent|rising/],
  moon: [/crescent|dream|sleep|tea|lullaby/, /rabbit|hare|full/, /phase|eclipse|lunar|cycle/],
  gold: [/rush|stack|treasury|tower/, /coin|medal|lucky day/, /ingot|yuan|boat/, /jar|pot|fortune|treasure/],
  fire: [/blaze|flame|ember|fire dance/, /phoenix|wing|bird|garuda/, /lantern|lamp|festival/, /mountain|volcano|lava/],
  garden: [/frangipani|blossom|flower|secret/, /butterfly|wing/, /bonsai|tree|zen/, /bouquet|vase|palace/],
};

/** Picks one of a motif's drawings: one that the title suggests, otherwise a random one. */
export function pickDrawing(motif: Motif, title: string, random: Random): Drawing {
  const words = title.toLowerCase();
  const named = drawings[motif].filter((_, index) => hints[motif][index]?.test(words));
  return random.pick(named.length > 0 ? named : drawings[motif]);
}
