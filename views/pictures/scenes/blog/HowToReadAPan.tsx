import { Boxes } from '../../kit/shapes/Boxes.tsx';
import { Connector } from '../../kit/shapes/Connector.tsx';
import { Label, textWidth } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Cover } from '../../kit/stage/Cover.tsx';

/** The characters of a PAN that mean something, and what they mean. */
const meanings = [
  [237, 72, 'Kind of holder', 'up'],
  [292, 254, 'First letter of the surname: Sen', 'down'],
  [567, 72, 'Check letter', 'up'],
] as const;

/** A specimen PAN in boxes, with its fourth, fifth and last character explained. */
export function HowToReadAPan() {
  return (
    <Cover topic="pan" motif={<PanCard />}>
      {meanings.map(([x, y, meaning, side]) => {
        const width = Math.round(textWidth(meaning, 27)) + 36;
        const left = Math.min(Math.max(48, x - width / 2), 591 - width);
        const top = side === 'up' ? y - 32 : y;
        return (
          <g key={meaning}>
            <Connector from={[x, 180]} to={[x, side === 'up' ? top + 60 : top]} upright />
            <Panel x={left} y={top} width={width} height={60} radius={10}>
              <Label x={width / 2} y={39} size={27} weight={600} anchor="middle">
                {meaning}
              </Label>
            </Panel>
          </g>
        );
      })}
      <Boxes x={48} y={151} text="ABCPS1234F" size={48} chosen={[3, 4, 9]} />
    </Cover>
  );
}

/* For small cards: a card with a portrait, as small as a thumb. */
const PanCard = () => (
  <Panel x={14} y={36} width={148} height={104} radius={12}>
    <path d="M0 34V12A12 12 0 0112 0H136a12 12 0 0112 12V34z" className="brand" />
    <Label x={14} y={26} size={24} weight={800} tone="on-brand">
      PAN
    </Label>
    <rect x={14} y={46} width={42} height={46} rx={6} className="marigold-soft" />
    <circle cx={35} cy={62} r={9} className="skin" />
    <path d="M19 92q2-18 16-18t16 18z" className="brand" />
    <path d="M70 56H130M70 88H130" className="stroke-line" strokeWidth={8} />
    <path d="M70 72H112" className="stroke-brand" strokeWidth={8} />
  </Panel>
);
