import { At, type Place } from '../stage/At.tsx';
import { PersonHead } from './PersonHead.tsx';
import { RestingArm } from './RestingArm.tsx';

const sleeve = { clothes: 'marigold', skin: 'skin-deep' } as const;

/** The shopkeeper of KeeperShowingPhone.tsx with his forearms on the counter, one hand over the other, 126 × 156: draw the counter first, its edge at 140. */
export const ApronedKeeper = (place: Place) => (
  <At {...place}>
    <path d="M26 140V100L30 92 48 88H78L96 92 100 100V140z" className="marigold" />
    <PersonHead hair="quiff" skin="skin-deep" moustache />
    <path d="M46 86l17 20 17-20 6 4-20 28h-6L40 90z" className="on-brand" />
    <path d="M42 107L39 91M84 107L87 91" className="stroke-deep-lift" strokeWidth={5} />
    <path d="M42 105H84L86 142H40z" className="deep-lift" />
    <ellipse cx={63} cy={150} rx={72} ry={5} className="shade" />
    <RestingArm {...sleeve} mirrored={126} />
    <RestingArm {...sleeve} />
  </At>
);
