import { PersonBust } from '../../kit/people/Person.tsx';
import { ReceiverWithNotes } from '../../kit/people/ReceiverWithNotes.tsx';
import { HillHouse } from '../../kit/places/HillHouse.tsx';
import { type Peak, Ranges } from '../../kit/shapes/Ranges.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const peaks: readonly Peak[] = [
  [196, 104, 170],
  [322, 34, 230],
];

const meadow = 'M0 262C110 232 250 268 440 236V400H0z';

/** The family in Nepal: the receiver of the page has the cash, and her son looks up at it, before their house in the hills. */
export const NepalClosing = () => (
  <Scene {...closingSize} radius={0} ground="lilac" night="raised">
    <Ranges peaks={peaks} />
    <path d={meadow} className="meadow" />
    <path d={meadow} className="meadow-lit" opacity={0.5} />
    <ContactShadow x={338} y={257} width={188} />
    <HillHouse x={252} y={124} scale={0.88} />
    <PersonBust
      x={282}
      y={400 - 140 * 1.06}
      scale={1.06}
      clothes="brand"
      hair="short"
      looks="left"
    />
    <ReceiverWithNotes x={28} y={92} scale={1.36} />
  </Scene>
);
