import { Tablet } from '../../kit/devices/Tablet.tsx';
import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Pill } from '../../kit/shapes/Pill.tsx';
import { Glow } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const codes = [
  ['pin', 'marigold', '700001', 'brand', 'Kolkata GPO'],
  ['phone', 'brand', '98300XXXXX', 'green', 'Active'],
  ['bank', 'green', 'ABCD0123456', 'green', 'NEFT'],
  ['phone', 'brand', '81000XXXXX', 'red', 'Not in service'],
] as const;

/** A whole list of codes of three kinds, looked up at once on a tablet. */
export function FinderClosing() {
  return (
    <Scene {...closingSize} radius={0} night="raised">
      {/* No rings: the tablet would leave but ends of them. */}
      <Glow x={440} y={0} size={340} />
      {/* It runs out of the picture below its last row. */}
      <Tablet x={28} y={32} width={384} height={440}>
        <rect width={360} height={64} fill="url(#sheen)" />
        <Label x={20} y={41} size={24} weight={800} tone="on-brand">
          Your list
        </Label>
        <Label x={340} y={40} size={18} weight={600} tone="on-brand" anchor="end">
          4 of 4
        </Label>
        {codes.map(([glyph, kind, code, tone, found], index) => (
          <g key={code} transform={`translate(20 ${64 + index * 72})`}>
            {index > 0 && <path d="M0 0.500H320" className="stroke-line" strokeWidth={1.5} />}
            <Avatar x={24} y={36} size={48} glyph={glyph} tone={kind} square />
            <Label x={62} y={42} size={18} weight={700}>
              {code}
            </Label>
            <Pill x={320} y={23} size={14} tone={tone} anchor="end">
              {found}
            </Pill>
          </g>
        ))}
      </Tablet>
    </Scene>
  );
}
