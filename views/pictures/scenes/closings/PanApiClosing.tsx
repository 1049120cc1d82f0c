import { EligibleBoard } from '../../kit/documents/EligibleBoard.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** The kinds of business that may verify PANs, and the visitor’s own at the end of the list; it lies on the band itself, as wide as other pictures are there. */
export const PanApiClosing = () => (
  <Scene {...closingSize} radius={0} ground="none">
    <EligibleBoard x={1} y={1} />
  </Scene>
);
