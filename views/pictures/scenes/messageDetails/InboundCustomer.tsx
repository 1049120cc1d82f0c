import { BustWithPhone } from '../../kit/people/BustWithPhone.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { codeSize } from './codeSize.ts';

/** A customer who writes a text on his phone: over the names of the points in which the numbers differ. */
export const InboundCustomer = () => (
  <Scene {...codeSize.corner} ground="lilac">
    <BustWithPhone x={10} y={59} scale={1.08} clothes="marigold" hair="quiff" looks="right">
      <path d="M0 14V6A6 6 0 016 0H38a6 6 0 016 6V14z" className="brand" />
      <rect x={12} y={24} width={27} height={16} rx={6} className="brand" />
      <path d="M7 60H37M11 67H33" className="stroke-line" strokeWidth={5} strokeDasharray="0 6" />
    </BustWithPhone>
    <path
      d="M104 10H174A16 16 0 01190 26V38A16 16 0 01174 54H166L158 67 150 54H104A16 16 0 0188 38V26A16 16 0 01104 10z"
      className="brand"
    />
    <path d="M119 32H159.1" className="stroke-on-brand" strokeWidth={11} strokeDasharray="0 20" />
  </Scene>
);
