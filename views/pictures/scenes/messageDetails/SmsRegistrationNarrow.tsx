import { ApprovedHeader, BusinessPapers, FirstMessage } from '../../kit/documents/dltParts.tsx';
import { Glyph } from '../../kit/shapes/Glyph.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';

const arrows = [
  [104, 161, 'arrow-down'],
  [201, 226, 'arrow-right'],
] as const;

/** For phones: the documents with the entity ID, the approved header, and the first message. */
export function SmsRegistrationNarrow() {
  return (
    <Scene width={400} height={300} ground="warm">
      <path d="M104 120V190M160 226H230" className="stroke-marigold" strokeWidth={4} />
      <BusinessPapers x={28} y={8} scale={0.64} />
      <ApprovedHeader x={20} y={176} scale={0.7} />
      <FirstMessage x={214} y={28} scale={0.8} />
      {arrows.map(([x, y, glyph]) => (
        <g key={glyph}>
          <circle cx={x} cy={y} r={15} className="marigold" />
          <Glyph name={glyph} x={x - 10} y={y - 10} size={20} tone="deep" bold />
        </g>
      ))}
    </Scene>
  );
}
