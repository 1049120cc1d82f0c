import { CheckedPanCard } from '../../kit/documents/CheckedPanCard.tsx';
import { SheetLedge } from '../../kit/documents/SheetLedge.tsx';
import { PersonAtCounter } from '../../kit/people/PersonAtCounter.tsx';
import { FileShelf } from '../../kit/places/FileShelf.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { ContactShadow } from '../../kit/stage/ContactShadow.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

/** An officer of the Kolkata office at her desk, and beside her a PAN card that is checked. */
export function PanApiClosing() {
  return (
    <Scene {...closingSize} night="raised">
      <Rings x={130} y={200} size={300} />
      <FileShelf x={262} y={92} />
      <path d="M0 356H440V400H0z" fill="url(#sheen)" />
      <path d="M0 322H440V358H0z" className="brand-lift" />
      <ContactShadow x={112} y={341} width={190} />
      <PersonAtCounter x={18} y={122} scale={1.5} hair="swept" clothes="green" />
      <CheckedPanCard x={226} y={188} />
      <SheetLedge x={226} y={336} width={200} />
    </Scene>
  );
}
