import { StaffBadge } from '../../kit/documents/StaffBadge.tsx';
import { NewColleague } from '../../kit/people/NewColleague.tsx';
import { BridgeWindow } from '../../kit/places/BridgeWindow.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { LeafyPlant } from '../../kit/things/LeafyPlant.tsx';
import { closingSize } from './closingSize.ts';

const person = 1.86;

/** Somebody new in the Kolkata office, with her badge, beside a desk with a plant on it. */
export const CareerClosing = () => (
  <Scene {...closingSize} radius={0} ground="lilac" night="raised">
    <BridgeWindow x={290} y={36} width={120} height={150} />
    <path d="M270 340H450V410H270z" className="skin-deep" />
    <path d="M262 332H450V348H262z" className="skin" />
    <LeafyPlant x={374} y={334} scale={0.86} />
    <NewColleague x={160 - 63 * person} y={26} scale={person}>
      <At x={63} y={124} scale={1 / person}>
        <StaffBadge x={-74} y={20} />
      </At>
    </NewColleague>
  </Scene>
);
