import { Avatar } from '../../kit/people/Avatar.tsx';
import { Label } from '../../kit/shapes/Label.tsx';
import { Panel } from '../../kit/shapes/Panel.tsx';
import { Rings } from '../../kit/stage/Backdrop.tsx';
import { Scene } from '../../kit/stage/Scene.tsx';
import { closingSize } from './closingSize.ts';

const parts = [
  ['megaphone', 'Advertising', '₹', 'marigold'],
  ['chat', 'Enquiries', '÷', 'brand'],
] as const;

/** The sum that tells what an enquiry costs, with the visitor’s own two figures still to be filled in. */
export function MarketingClosing() {
  return (
    <Scene {...closingSize}>
      <Rings x={440} y={0} size={340} />
      <Panel x={40} y={36} width={360} height={200}>
        {parts.map(([glyph, name, sign, tone], index) => (
          <g key={name} transform={`translate(24 ${index * 100})`}>
            {index > 0 && <path d="M0 .500H312" className="stroke-line" />}
            <Avatar x={24} y={50} size={48} glyph={glyph} tone={tone} />
            <Label x={62} y={57} size={19} weight={600}>
              {name}
            </Label>
            <Label x={196} y={59} size={25} weight={800} tone="muted" anchor="middle">
              {sign}
            </Label>
            <rect x={216} y={24} width={96} height={52} rx={8} className="surface-2" />
            <rect
              x={217}
              y={25}
              width={94}
              height={50}
              rx={7}
              className={index === 0 ? 'stroke-brand' : 'stroke-faint'}
              strokeWidth={2}
            />
            {index === 0 && <path d="M232 38v24" className="stroke-brand" strokeWidth={2.5} />}
          </g>
        ))}
      </Panel>
      <Panel x={72} y={252} width={328} height={100} tone="night">
        <Label x={28} y={58} size={20} weight={600} tone="on-deep">
          Your enquiry costs
        </Label>
        <Label x={300} y={65} size={40} weight={800} tone="code-number" anchor="end">
          ₹ ?
        </Label>
      </Panel>
    </Scene>
  );
}
