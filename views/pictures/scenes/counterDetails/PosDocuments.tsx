import type { ComponentType } from 'react';
import {
  CancelledCheque,
  GstCertificate,
  PanOfOwner,
  ProofOfIdentity,
  ShopPhotograph,
} from '../../kit/documents/merchantDocuments.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Tick } from '../../kit/shapes/Tick.tsx';
import { At } from '../../kit/stage/At.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

/** What stands on the two boards: its middle, the board, the drawing, how high its tick is, and the label below it. */
const documents: readonly (readonly [
  middle: number,
  board: number,
  Drawing: ComponentType,
  tick: number,
  label: string,
])[] = [
  [74, 178, PanOfOwner, 46, 'PAN'],
  [204, 178, GstCertificate, 6, 'GST or Udyam'],
  [330, 178, ProofOfIdentity, 110, 'ID and address'],
  [110, 380, CancelledCheque, 58, 'Cancelled cheque'],
  [292, 380, ShopPhotograph, 10, 'Shop photograph'],
];

/** The documents of a merchant on a shelf, each with its label and a tick. */
export function PosDocuments() {
  return (
    <Scene width={400} height={440} ground="warm" grows="around">
      <Rings x={400} y={0} size={340} tone="marigold-soft" />
      {[178, 380].map((board) => (
        <g key={board}>
          <path d={`M-400 ${board + 14}H800v30H-400z`} className="shade" filter="url(#soft)" />
          <path d={`M-400 ${board}H800v36H-400z`} fill="url(#sheen)" />
          <path d={`M-400 ${board}H800v6H-400z`} className="brand-lift" />
        </g>
      ))}
      {documents.map(([middle, board, Drawing, tick, label]) => (
        <g key={label}>
          <At x={middle - 58} y={board - 124}>
            <Drawing />
            <Tick x={110} y={tick} size={28} />
          </At>
          <Label x={middle} y={board + 27} size={15} weight={700} tone="on-brand" anchor="middle">
            {label}
          </Label>
        </g>
      ))}
    </Scene>
  );
}
