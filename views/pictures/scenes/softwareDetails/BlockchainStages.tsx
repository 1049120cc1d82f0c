import {
  NeedAnswered,
  Reviewer,
  SignedRules,
  TestNetwork,
} from '../../kit/records/ledgerStages.tsx';
import { ReleasedBlock } from '../../kit/records/ReleasedBlock.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Dots } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const arrows = [294, 592, 878] as const;

/** From the question to the released ledger, each thing over the stage that it belongs to. */
export function BlockchainStages() {
  return (
    <Scene width={1200} height={284} ground="warm">
      <Dots x={24} y={24} size={1152} rows={15} tone="marigold-soft" />
      <path d="M120 142H1040" className="stroke-marigold" strokeWidth={4} />
      <NeedAnswered x={26} y={48} turn={-2} />
      <SignedRules x={334} y={22} turn={1.5} />
      <TestNetwork x={622} y={38} />
      <ReleasedBlock x={1012} y={49} scale={1.2} />
      <Reviewer x={904} y={95} scale={0.94} />
      {arrows.map((x) => (
        <g key={x}>
          <circle cx={x} cy={142} r={17} className="marigold" />
          <Glyph name="arrow-right" x={x - 11} y={131} size={22} tone="deep" bold />
        </g>
      ))}
    </Scene>
  );
}
