import { EligibleBoard } from '../../kit/documents/EligibleBoard.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The kinds of business that may verify PANs, on a list that a visitor reads down to his own. */
export const PanApiClosing = () => (
  <Scene {...closingSize} radius={0} ground="warm" night="raised">
    <Rings x={440} y={0} size={360} tone="marigold-soft" />
    <EligibleBoard x={52} y={14} />
  </Scene>
);
